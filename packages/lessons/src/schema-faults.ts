// Faults of a value against its schema, one sentence each: where, what was found, what was expected, the nearest known word.
import { z } from 'zod'
import { didYouMean } from './nearest.ts'
import { at } from './plain.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const pointerOf = (path: Path): string => path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
const whereOf = (name: string, path: Path): string => [name, ...path.map(String)].join('/')
const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing'))

/** The value of a schema, or one sentence for each fault. `name` is the part of the file: 'position'. */
export function parsedBy<T>(
  schema: z.ZodType<T>,
  name: string,
  value: unknown,
): { readonly value: T } | { readonly faults: readonly string[] } {
  const parsed = schema.safeParse(value)
  if (!parsed.success) return { faults: parsed.error.issues.map((issue) => sentenceOf(issue, [], { schema, name, value })) }
  const faults = droppedFields(value, parsed.data, name).map(
    ({ field, where, known }) => `${where}: there is no field '${field}'${didYouMean(field, [...known, ...fieldNames(schema)])}`,
  )
  return faults.length > 0 ? { faults } : { value: parsed.data }
}

/** The clauses that a game's own checks of a value cite, in `params.rule`. */
export const clausesOf = (schema: z.ZodType, value: unknown): readonly unknown[] =>
  schema.safeParse(value).error?.issues.flatMap((issue) => (issue.code === 'custom' ? [issue.params?.rule] : [])) ?? []

interface Whole {
  readonly schema: z.ZodType
  readonly name: string
  readonly value: unknown
}

function sentenceOf(issue: Issue, above: Path, whole: Whole): string {
  const path = [...above, ...issue.path]
  const where = whereOf(whole.name, path)
  const found = at(whole.value, pointerOf(path))
  switch (issue.code) {
    case 'invalid_union':
      return unionSentence(issue, path, whole)
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${where}: there is no field '${key}'${didYouMean(key, fieldNames(whole.schema))}`).join('; ')
    case 'invalid_value':
      return found === undefined
        ? `${where} is missing: one of ${issue.values.map(String).join(', ')}`
        : `${where}: ${oneOf(found, issue.values.map(String))}`
    case 'custom':
      return `${where}: ${issue.message}`
    default:
      return found === undefined ? `${where} is missing` : `${where}: ${shortened(quoted(found))} does not fit: ${issue.message}`
  }
}
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}...` : text)
const oneOf = (found: unknown, known: readonly string[]): string =>
  `${shortened(quoted(found))} is not one of ${known.join(', ')}${typeof found === 'string' ? didYouMean(found, known) : ''}`

/** The faults of the branch that fits best: the one that fails deepest, and of these the one with the fewest faults. */
function unionSentence(issue: Extract<Issue, { code: 'invalid_union' }>, path: Path, whole: Whole): string {
  const found = at(whole.value, pointerOf(path))
  const { options } = issue as { readonly options?: readonly unknown[] } // zod lists the values of a discriminator
  if (options) return `${whereOf(whole.name, path)}: ${oneOf(found, options.map(String))}`
  const misfits = (branch: readonly Issue[]): number =>
    branch.filter((each) => each.path.length === 0 && each.code === 'invalid_type').length
  const [best] = issue.errors.toSorted((a, b) => misfits(a) - misfits(b) || a.length - b.length)
  if (!best || best.length === 0) return `${whereOf(whole.name, path)}: ${shortened(quoted(found))} fits none of the possible shapes`
  if (misfits(best) > 0) {
    const types = issue.errors.flatMap((branch) => branch.flatMap((each) => (each.code === 'invalid_type' ? [each.expected] : [])))
    return `${whereOf(whole.name, path)}: ${shortened(quoted(found))} is not ${[...new Set(types)].join(' or ')}`
  }
  return best.map((each) => sentenceOf(each, path, whole)).join('; ')
}

interface Dropped {
  readonly field: string
  readonly where: string
  readonly known: readonly string[]
}
/** Fields that the schema read over. Schemas that do not refuse unknown fields drop them. */
function droppedFields(given: unknown, kept: unknown, where: string): readonly Dropped[] {
  if (!isObject(given) || !isObject(kept)) return []
  return Object.entries(given).flatMap(([field, value]) =>
    Object.hasOwn(kept, field)
      ? droppedFields(value, kept[field], `${where}/${field}`)
      : value === undefined
        ? []
        : [{ field, where, known: Object.keys(kept) }],
  )
}

const names = new WeakMap<z.ZodType, ReadonlySet<string>>()
/** The names of all fields of a schema at any depth. */
export function fieldNames(schema: z.ZodType): ReadonlySet<string> {
  const known = names.get(schema)
  if (known) return known
  const found = new Set<string>()
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), found)
  names.set(schema, found)
  return found
}
function collect(part: unknown, into: Set<string>): void {
  if (!isObject(part)) return
  if (isObject(part.properties)) for (const name of Object.keys(part.properties)) into.add(name)
  for (const inner of Object.values(part)) collect(inner, into)
}
