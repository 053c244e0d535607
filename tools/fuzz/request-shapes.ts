// Makes request bodies from the OpenAPI page of the server, with values that are valid or nearly so.
import { type Dice, pick } from '@admiralty/kernel'

/** The part of JSON Schema that is used here. */
export interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
}
/** A route of the OpenAPI page, with the schema of its body. */
export interface Described {
  readonly method: string
  readonly path: string
  readonly body: Shape | null
}

/** All routes of an OpenAPI page. */
export const describedIn = ({ paths = {} }: Shape): readonly Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )

const WORDS = [
  'red',
  'blue',
  'skirmish',
  'duel',
  '1/muster',
  'me',
  'invite',
  'ensign',
  'greetings',
  '__proto__',
  'x',
  'x'.repeat(500),
  '\ud800',
  '',
]
const ANYTHING = [null, 1, 'red', [], {}, { order: 'muster', gear: ['shield', 'flare'] }, { order: 'rest' }, { fleet: 'x' }]

/** A random value that follows the schema, or nearly. */
export function sampleOf(shape: Shape, dice: Dice): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(dice, shape.enum)
  const either = shape.anyOf ?? shape.oneOf
  if (either) return sampleOf(pick(dice, either), dice)
  switch (shape.type) {
    case 'object':
      return shape.properties
        ? Object.fromEntries(Object.entries(shape.properties).map(([name, inner]) => [name, sampleOf(inner, dice)]))
        : { red: pick(dice, WORDS), blue: pick(dice, WORDS) }
    case 'array':
      return [sampleOf(shape.items ?? {}, dice)]
    case 'string':
      return pick(dice, WORDS)
    case 'boolean':
      return pick(dice, [true, false])
    case 'number':
    case 'integer':
      return pick(dice, [0, 1, -1, 1e300])
    default:
      return pick(dice, ANYTHING)
  }
}
