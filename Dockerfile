FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN ["sh", "scripts/imageBuild.sh", "/app"]

FROM node:24-slim
COPY --from=build /app /app
COPY --from=build --chown=node:node /app/data /app/data
WORKDIR /app
USER node
ENV NODE_ENV=production PORT=2567 DATA_DIR=/app/data
EXPOSE 2567
VOLUME /app/data
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=4", "apps/server/src/main.ts"]
