// Makes the mutants of a game: chooses the files with rules, and changes them with Stryker's instrumenter. Changed source is never
// written into the work tree.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../build/run.ts'
import { FEW_MATCHES, type Mutant, type MutationPlan } from './plan.ts'

/** Files of a game without rules: words, bots, guesses, schemas, positions of cases, ready-made ships and battles (`docs/decisions/0002`). */
const NO_RULES =
  /\/(about|index|words|bots|determinize|foresee|rulebook|schema|position|position-faults|titles|sample|data\/fleets|battles|.*-for-tests|.*\.test)(\.ts|\/)/
/** Mutations that are not made. Texts and literals are data, whose numbers are mutated separately; `?.` is often required only by the compiler. */
const NOT_BRANCHES = ['OptionalChaining', 'StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex', 'ArrowFunction']

/** The part of a syntax tree path that is used here. */
interface Path {
  readonly node: Node
  readonly parent?: Node
  readonly parentPath?: Path
}
interface Node {
  readonly type: string
  readonly value?: unknown
  readonly [key: string]: unknown
}
interface Mutator {
  readonly name: string
  mutate(path: Path): Iterable<Node>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Changes numbers by one, up and down. Stryker does not mutate numbers. */
const numbers: Mutator = {
  name: 'Number',
  *mutate({ node, parent }) {
    if (node.type !== 'NumericLiteral' || typeof node.value !== 'number' || parent?.type === 'TSLiteralType') return
    if (parent?.key === node) return
    yield { type: 'NumericLiteral', value: node.value + 1 }
    if (node.value > 0) yield { type: 'NumericLiteral', value: node.value - 1 }
  },
}

/** Replaces the body of a short function with undefined. The switch is inside the function, so that tests reach it. */
const bodies: Mutator = {
  name: 'Removed',
  *mutate({ node, parent }) {
    if (parent?.type !== 'ArrowFunctionExpression' || parent.body !== node) return
    if (['BlockStatement', 'StringLiteral', 'TemplateLiteral'].includes(node.type)) return
    if (node.name !== 'undefined') yield { type: 'Identifier', name: 'undefined' }
  },
}

/** Hides a field that every view has. The value `true` beside its name means nothing, so that is not changed. */
const openFields: Mutator = {
  name: 'Hidden',
  *mutate({ node, parent }) {
    if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties) || nameOf(parent?.key) !== 'open') return
    for (const hidden of node.properties) yield { ...node, properties: node.properties.filter((property) => property !== hidden) }
  },
}

const onlyThrows = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'ThrowStatement' ||
    (node.type === 'BlockStatement' && Array.isArray(node.body) && node.body.length === 1 && onlyThrows(node.body[0])))

function isZod(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return node.name === 'z'
  return isZod(node.callee ?? node.object)
}

/** Properties with text for readers. */
const WORDS = ['reason', 'title', 'briefing', 'says', 'label']
/** Functions that draw random orders. They contain no rule; the contract suite checks that their orders are legal. */
const DRAWS = /^(sample|wander|(any|some|random)[A-Z]\w*|shuffled)$/
const nameOf = (node: unknown): unknown => (isNode(node) ? node.name : undefined)

/** Code that is not mutated, with the reason: exceptions, which only bugs reach; texts; random draws; schemas. */
const noRule = {
  shouldIgnore({ node, parentPath }: Path): string | undefined {
    if (nameOf(parentPath?.parent?.key) === 'open') return 'a field that every view has'
    if (onlyThrows(node)) return 'only throws'
    if (node.type === 'IfStatement' && onlyThrows(node.consequent) && !node.alternate) return 'only throws'
    if (node.type === 'TemplateLiteral') return 'words'
    if (node.type === 'ObjectProperty' && WORDS.includes(String(nameOf(node.key)))) return 'words'
    if (DRAWS.test(String(nameOf(node.id) ?? nameOf(node.key)))) return 'draws a random answer'
    return node.type === 'CallExpression' && isZod(node) ? 'a schema' : undefined
  },
}

const quiet = (): boolean => false
const silent = (): void => undefined
const logger = {
  isTraceEnabled: quiet,
  isDebugEnabled: quiet,
  isInfoEnabled: quiet,
  isWarnEnabled: quiet,
  isErrorEnabled: quiet,
  isFatalEnabled: quiet,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Stryker has no API for other mutators, but its list of mutators is an array that can be extended. */
async function addMutators(): Promise<void> {
  const list = new URL('./mutators/mutate.js', import.meta.resolve('@stryker-mutator/instrumenter'))
  const { allMutators }: { allMutators: Mutator[] } = await import(list.href)
  if (!allMutators.includes(numbers)) allMutators.push(numbers, bodies, openFields)
}

const filesOf = (system: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: `${root}systems/${system}` })
    .map((file) => `systems/${system}/${file.replaceAll('\\', '/')}`)
    .sort()

const isTable = (file: string): boolean => file.includes('/data/')
/** Turns table figures into getters, so that tests reach each of them, instead of once while modules load. Line numbers stay the same. */
const readOnDemand = (tables: string): string =>
  tables.replaceAll(/(\w+): (-?\d+)(?=[,\s}])/g, 'get $1() { return $2 }').replaceAll(' as const', '')

/** The tests of a run: unit tests, cases and the quick ones of `test/`. A few random matches replace the long suites. */
function testsOf(system: string): readonly string[] {
  const suites = ['contract.test.ts', 'bots.test.ts', 'policy.long.test.ts']
  const own = [...filesOf(system, 'src/**/*.test.ts'), ...filesOf(system, 'test/!(*.long).test.ts')]
  return [...own.filter((file) => !suites.includes(basename(file))), FEW_MATCHES]
}

function sourceOf(name: string): string {
  const text = readFileSync(`${root}${name}`, 'utf8')
  return isTable(name) ? readOnDemand(text) : text
}

/** Makes all mutants of a game in files whose path contains `wanted`. */
export async function breakRules(system: string, wanted: string): Promise<MutationPlan> {
  await addMutators()
  const files = [...filesOf(system, 'src/**/*.ts'), ...filesOf(system, 'data/**/*.ts')].filter((file) => !NO_RULES.test(file))
  const contents = files.map((name) => ({ name, mutate: true, content: sourceOf(name) }))
  const source = new Map(contents.map(({ name, content }) => [name, content.split('\n')]))
  const options = { plugins: null, ignorers: [noRule], excludedMutations: NOT_BRANCHES }
  const made = await new Instrumenter(logger).instrument(contents, options)
  const mutants = made.mutants
    .filter(({ status, fileName }) => status === undefined && fileName.includes(wanted))
    // The body of a getter in a table is only there for the run; its figure is mutated as a number.
    .filter(({ fileName, mutatorName }) => !isTable(fileName) || mutatorName !== 'BlockStatement')
    .map(
      ({ id, fileName, mutatorName, replacement, location: { start, end } }): Mutant => ({
        id,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        kind: mutatorName,
        original: cut(source.get(fileName) ?? [], start, end),
        replacement,
      }),
    )
  const broken = made.files.filter(({ content }) => content.includes('stryCov_9fa48'))
  return { system, mutants, sources: Object.fromEntries(broken.map(({ name, content }) => [name, content])), tests: testsOf(system) }
}

interface Spot {
  readonly line: number
  readonly column: number
}
function cut(lines: readonly string[], start: Spot, end: Spot): string {
  const [first = '', ...rest] = lines.slice(start.line, end.line + 1)
  if (rest.length === 0) return first.slice(start.column, end.column)
  return [first.slice(start.column), ...rest.slice(0, -1), (rest.at(-1) ?? '').slice(0, end.column)].join('\n')
}
