/* oxlint-disable no-underscore-dangle -- the names are Pixi's own */
import {
  GlShaderSystem,
  GlUniformGroupSystem,
  UboSystem,
  type Shader,
  type TextureSource,
  type UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';

/**
 * Pixi writes small functions at run time, which our Content-Security-Policy forbids. This puts
 * plain ones in their place: the few that sprites in WebGL need. Pixi's own `unsafe-eval` module
 * does the same for everything, and brings WebGPU, particles and 26 kB along.
 */
export function drawWithoutEval(): void {
  Object.assign(UboSystem.prototype, { _systemCheck: () => undefined });
  Object.assign(GlShaderSystem.prototype, { _generateShaderSync: () => syncShader });
  Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: syncUniforms });
}

interface SyncData {
  textureCount: number;
  blockIndex: number;
}

/** What a shader may be bound to; `_resourceType` is how Pixi tells them apart. */
type Resource = Shader['groups'][number]['resources'][string];

/** Hands a shader's resources to the graphics card. */
function syncShader(renderer: WebGLRenderer, shader: Shader, sync: SyncData): void {
  for (const [group, { resources }] of Object.entries(shader.groups)) {
    for (const [binding, resource] of Object.entries(resources)) {
      const name = shader._uniformBindMap[Number(group)]?.[Number(binding)] ?? '';
      syncResource(renderer, { shader, resource, name, sync });
    }
  }
}

interface Binding {
  readonly shader: Shader;
  readonly resource: Resource;
  readonly name: string;
  readonly sync: SyncData;
}

function syncResource(renderer: WebGLRenderer, { shader, resource, name, sync }: Binding): void {
  if (resource._resourceType === 'uniformGroup') {
    renderer.shader.updateUniformGroup(resource as UniformGroup);
  } else if (resource._resourceType === 'textureSource') {
    renderer.texture.bind(resource as TextureSource, sync.textureCount);
    const { uniformData } = renderer.shader._getProgramData(shader.glProgram);
    const { location } = (uniformData[name] ?? {}) as { location?: WebGLUniformLocation };
    if (location === undefined) return;
    renderer.gl.uniform1i(location, sync.textureCount);
    sync.textureCount += 1;
  }
}

type UniformData = Readonly<
  Record<string, { readonly location: WebGLUniformLocation } | undefined>
>;

/** The part of a uniform group that says what it holds. */
interface Structures {
  readonly uniformStructures: Readonly<Record<string, { readonly type: string }>>;
}

/** Makes the function that hands the values of a group to the graphics card. */
function syncUniforms(group: Structures, known: UniformData) {
  const wanted = Object.entries(group.uniformStructures).filter(([name]) => name in known);
  return (data: UniformData, values: Record<string, unknown>, { gl }: WebGLRenderer): void => {
    for (const [name, { type }] of wanted) {
      const location = data[name]?.location;
      if (location !== undefined) setUniform(gl, { location, type, values: listOf(values[name]) });
    }
  };
}

interface Uniform {
  readonly location: WebGLUniformLocation;
  readonly type: string;
  readonly values: number[];
}

function setUniform(gl: WebGL2RenderingContext, { location, type, values }: Uniform): void {
  switch (type) {
    case 'f32':
      return gl.uniform1fv(location, values);
    case 'vec2<f32>':
      return gl.uniform2fv(location, values);
    case 'vec3<f32>':
      return gl.uniform3fv(location, values);
    case 'vec4<f32>':
      return gl.uniform4fv(location, values);
    case 'mat3x3<f32>':
      return gl.uniformMatrix3fv(location, false, values);
    case 'mat4x4<f32>':
      return gl.uniformMatrix4fv(location, false, values);
    case 'i32':
      return gl.uniform1iv(location, values);
    default:
      throw new Error(`a sprite has no uniform of type ${type}`);
  }
}

/** A number, a list of numbers or a matrix as a list. */
function listOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  const matrix = value as { toArray?: (transpose: boolean) => Iterable<number> };
  return Array.from(matrix.toArray?.(true) ?? (value as Iterable<number>));
}
