// The names that a file declares, with their lines.
import { parseSync, Visitor } from 'oxc-parser'

/** A declared name. `exported` is true only for types and values that the file exports itself. */
export interface Declared {
  readonly name: string
  readonly kind: 'type' | 'value' | 'member'
  readonly exported: boolean
  readonly line: number
}

interface Node {
  readonly type: string
  readonly start: number
}

/** All names that a file declares. Throws if the file does not parse. */
export function declaredIn(file: string, text: string): readonly Declared[] {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const lineOf = lines(text)
  const found: Declared[] = []
  const exported = new Set<number>()
  const add = (kind: Declared['kind'], id: unknown, owner?: Node): void => {
    for (const { name, start } of namesIn(id))
      found.push({ name, kind, exported: owner !== undefined && exported.has(owner.start), line: lineOf(start) })
  }
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration) exported.add(declaration.start)
    },
    TSInterfaceDeclaration: (node) => add('type', node.id, node),
    TSTypeAliasDeclaration: (node) => add('type', node.id, node),
    TSEnumDeclaration: (node) => add('type', node.id, node),
    ClassDeclaration: (node) => add('type', node.id, node),
    TSTypeParameter: (node) => add('type', node.name),
    FunctionDeclaration: (node) => {
      add('value', node.id, node)
      add('value', node.params)
    },
    FunctionExpression: ({ params }) => add('value', params),
    ArrowFunctionExpression: ({ params }) => add('value', params),
    VariableDeclaration: (node) => {
      for (const { id } of node.declarations) add('value', id, node)
    },
    TSPropertySignature: ({ key }) => add('member', key),
    TSMethodSignature: ({ key }) => add('member', key),
    MethodDefinition: ({ key }) => add('member', key),
    PropertyDefinition: ({ key }) => add('member', key),
  }).visit(program)
  return found
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The identifiers that a pattern binds. A shorthand property counts as declared in its type. */
function namesIn(pattern: unknown): readonly { readonly name: string; readonly start: number }[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn)
  if (!isObject(pattern)) return []
  const { type, name, start, properties, elements, left, argument, parameter, value, shorthand } = pattern
  switch (type) {
    case 'Identifier':
      return typeof name === 'string' && typeof start === 'number' ? [{ name, start }] : []
    case 'ObjectPattern':
      return namesIn(properties)
    case 'Property':
      return shorthand === true ? [] : namesIn(value)
    case 'ArrayPattern':
      return namesIn(elements)
    case 'AssignmentPattern':
      return namesIn(left)
    case 'RestElement':
      return namesIn(argument)
    case 'TSParameterProperty':
      return namesIn(parameter)
    default:
      return []
  }
}

function lines(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
