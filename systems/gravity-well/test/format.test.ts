// The limits of numbers and texts in states, orders and events. Journals are stored in this format, so a narrower limit would make some unreadable.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { system } from '../src/index.ts'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
/** Keys of the schema language, and numbers of its alternatives. */
const isStructure = (key: string): boolean => /^(properties|items|anyOf|oneOf|additionalProperties|prefixItems|\d+)$/.test(key)
/** The name of an order, event or step. */
function nameOf({ properties }: Json): unknown {
  const { type, order, step } = isObject(properties) ? properties : {}
  const [named] = [type, order, step].filter(isObject)
  return named?.const
}
/** 'turn 0..999' for a number, 'id 1..12 characters' for a text. */
function limitsIn(path: string, node: unknown): readonly string[] {
  if (!isObject(node)) return []
  const { minimum, maximum, minLength, maxLength, maxItems, minItems } = node
  const own = [
    minimum === undefined && maximum === undefined ? [] : [`${path} ${minimum}..${maximum}`],
    minLength === undefined ? [] : [`${path} ${minLength}..${maxLength} characters`],
    maxItems === undefined && minItems === undefined ? [] : [`${path} ${minItems}..${maxItems} items`],
  ].flat()
  const within = Object.entries(node).flatMap(([key, value]) => limitsIn(isStructure(key) ? path : `${path}/${key}`, value))
  const title = nameOf(node)
  return [...own, ...within].map((line) => (title ? line.replace(path, `${path}/${title}`) : line))
}
test.each(['setup', 'order', 'state', 'event'] as const)('the limits of %s', (part) => {
  const schema = z.toJSONSchema(system.schema[part], { io: 'input', unrepresentable: 'any' })
  expect([...new Set(limitsIn('', schema))].sort()).toMatchSnapshot()
})
