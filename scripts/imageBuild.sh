#!/bin/sh
# Builds what the container runs into the folder $1. All of the Dockerfile's commands are here,
# so that the test suite can run them where there is no Docker (scripts/imageCheck.ts).
set -eu
target=$1
PATH="$PWD/.tools/node_modules/.bin:$PATH"

node scripts/build.mjs

# Node runs our TypeScript as it stands, but not under node_modules: the workspace is copied whole.
mkdir -p "$target/apps/web" "$target/scripts" "$target/data"
cp -R package.json pnpm-lock.yaml pnpm-workspace.yaml packages "$target"
cp -R apps/server "$target/apps"
cp -R apps/web/package.json apps/web/dist "$target/apps/web"
cp scripts/healthcheck.mjs "$target/scripts"
find "$target" -name node_modules -prune -exec rm -r {} +

cd "$target"
pnpm install --prod --frozen-lockfile --filter '@roundhouse/server...'
