// The rules of CONTRIBUTING.md that the linter does not know. Each fault has its line and a sentence.
import { type Node, parseSync, Visitor } from 'oxc-parser'

type StyleRule = 'banner' | 'boolean' | 'cast' | 'imports' | 'spread'

/** A broken rule with its place and a message. */
export interface StyleFault {
  readonly rule: StyleRule
  readonly file: string
  readonly line: number
  readonly words: string
}

export const MOST_IMPORTED_NAMES = 25
/** A test may cast: most of its casts make a value that no program would. */
const IN_TESTS = /\.test\.tsx?$|-for-tests\.tsx?$|\/test\/|^tests\//
/** A comment that begins or ends with a rule of dashes. */
const BANNER = /^[\s*]*[-=─━#~]{3,}|[-=─━#~]{4,}\s*$/

type Add = (rule: StyleRule, at: number, words: string) => void
type Parameters = Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionDeclaration' }>['params']

/** All faults of a file, in the order of its lines. Throws if the file does not parse. */
export function styleFaults(file: string, text: string): readonly StyleFault[] {
  const { program, comments, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const found: StyleFault[] = []
  const add: Add = (rule, at, words) => found.push({ rule, file, line: lineOf(at), words })

  const commented = new Set<number>()
  for (const { start, end, value } of comments) {
    for (let line = lineOf(start); line <= lineOf(end); line += 1) commented.add(line)
    if (value.split('\n').some((line) => BANNER.test(line))) add('banner', start, 'a section banner: split the file, or delete the line')
  }
  const exported = new Set<number>()
  let imported = 0
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      for (const one of exportedFunctions(declaration)) exported.add(one)
    },
    ImportDeclaration: ({ specifiers }) => {
      imported += specifiers.length
    },
    FunctionDeclaration: ({ params, start }) => exported.has(start) && booleans(params, add),
    ArrowFunctionExpression: ({ params, start }) => exported.has(start) && booleans(params, add),
    TSAsExpression: ({ typeAnnotation, expression, start, end }) => {
      if (text.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return
      const lines = [lineOf(start) - 1, lineOf(start), lineOf(expression.end), lineOf(end)]
      if (!IN_TESTS.test(file) && !lines.some((line) => commented.has(line)))
        add('cast', start, 'a cast without a reason: write it on this line or the one before')
    },
    SpreadElement: ({ argument, start }) => {
      if (isLiteral(argument)) add('spread', start, 'a literal is spread: write its members one by one')
    },
  }).visit(program)
  if (imported > MOST_IMPORTED_NAMES) add('imports', 0, `${imported} imported names, at most ${MOST_IMPORTED_NAMES}: split the file`)
  return found.toSorted((one, other) => one.line - other.line)
}

/** Whether a value is written as a literal, with or without a cast around it. */
function isLiteral(value: Node): boolean {
  if (value.type === 'TSAsExpression' || value.type === 'ParenthesizedExpression') return isLiteral(value.expression)
  return value.type === 'ObjectExpression'
}

/** Where the functions of an exported declaration begin. */
function exportedFunctions(declaration: Node | null): readonly number[] {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.start]
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => (init?.type === 'ArrowFunctionExpression' ? [init.start] : []))
}

function booleans(params: Parameters, add: Add): void {
  for (const param of params.slice(1)) {
    const [pattern, usual] = param.type === 'AssignmentPattern' ? [param.left, param.right] : [param, null]
    const type = pattern.type === 'Identifier' ? pattern.typeAnnotation?.typeAnnotation.type : null
    if (type === 'TSBooleanKeyword' || (usual?.type === 'Literal' && typeof usual.value === 'boolean'))
      add('boolean', param.start, 'a boolean after other parameters says nothing at the call: take a named member')
  }
}

/** Files that may break a rule, by rule. The list only shrinks. */
export type Exempt = Readonly<Partial<Record<StyleRule, readonly string[]>>>
export interface StyleReport {
  readonly faults: readonly StyleFault[]
  /** Places in the list that a file no longer needs. */
  readonly unneeded: readonly { readonly rule: string; readonly file: string }[]
  /** The list without them. */
  readonly exempt: Exempt
}
export function styleReport(found: readonly StyleFault[], exempt: Exempt): StyleReport {
  const breaks = new Set(found.map(({ rule, file }) => `${rule} ${file}`))
  const listed = Object.entries(exempt).flatMap(([rule, files]) => files.map((file) => ({ rule, file })))
  const allowed = new Set(listed.map(({ rule, file }) => `${rule} ${file}`))
  return {
    faults: found.filter(({ rule, file }) => !allowed.has(`${rule} ${file}`)),
    unneeded: listed.filter(({ rule, file }) => !breaks.has(`${rule} ${file}`)),
    exempt: Object.fromEntries(
      Object.entries(exempt).map(([rule, files]) => [rule, files.filter((file) => breaks.has(`${rule} ${file}`))]),
    ),
  }
}
