// The picture of one turn in docs/architecture.md is what the game does.
import { readFileSync } from 'node:fs'
import { type Call, type Orders, sameJson, scriptedDice, type Viewer } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { type Order, system } from '../src/index.ts'

const VIEWERS: readonly Viewer[] = ['red', 'blue', 'public']
/** Two players choose their cards, plan a turn, and one fires at the other. Then the next turn has begun. */
const ANSWERS: readonly Orders<Order>[] = [
  { red: { order: 'muster', gear: ['shield', 'decoy'] }, blue: { order: 'muster', gear: ['decoy', 'shield'] } },
  { red: { order: 'rest' } },
  { blue: { order: 'aim', at: 'red', charge: false } },
  { red: { order: 'brace', card: 'red-1' } },
  { blue: { order: 'seize', card: 'red-2' } },
]
/** Faces of the supply dice of turn 1, of the hit, and of the supply dice of turn 2. */
const FACES = [2, 3, 6, 2, 6]

/** The viewers who see the event whole, in part, and not at all. */
function seenBy(event: Parameters<typeof system.observe>[0]): string {
  const seen = VIEWERS.map((viewer) => ({ viewer, part: system.observe(event, viewer) }))
  const those = (fits: (part: unknown) => boolean) => seen.filter(({ part }) => fits(part)).map(({ viewer }) => viewer)
  const [whole, none] = [those((part) => part !== undefined && sameJson(part, event)), those((part) => part === undefined)]
  const partly = VIEWERS.filter((viewer) => !whole.includes(viewer) && !none.includes(viewer))
  if (whole.length === VIEWERS.length) return 'all'
  return [whole.join(', ') || 'nobody', ...(partly.length > 0 ? [`in part ${partly.join(', ')}`] : [])].join('; ')
}

function pictureOf(answers: readonly Orders<Order>[]): readonly string[] {
  const setup = system.scenarios.find(({ id }) => id === 'duel')?.setup({})
  if (!setup || 'rule' in setup) throw new Error('no setup')
  const dice = scriptedDice(...FACES)
  let { state } = system.begin({ setup, position: null }, dice)
  const lines: string[] = []
  for (const orders of answers) {
    const [call] = system.openCalls(state) as readonly [Call] // each answer has its call
    lines.push(`${call.id} asks ${call.seats.join(', ')}`)
    for (const [seat, order] of Object.entries(orders)) lines.push(`  ${seat}: ${JSON.stringify(order)}`)
    const { events, state: next } = system.resolve(state, call, orders, dice)
    for (const event of events) lines.push(`    ${event.type.padEnd(14)} ${seenBy(event)}`)
    state = next
  }
  return lines
}

test('the picture of one turn in the documents is a turn of this game', () => {
  const text = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8')
  const picture = /## One turn in events.*?```\n(.*?)\n```/s.exec(text)?.[1]?.split('\n')
  expect(picture).toEqual(pictureOf(ANSWERS))
})
