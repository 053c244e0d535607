import { expect, test } from 'vitest'
import { givenLine, linkLine, nowLine, questionLine, titleOf } from './status-lines.ts'

const idle = { question: undefined, outcome: null }
const withQuestion = { ...idle, question: { phase: 'Fire', title: 'Choose a target', text: '', rule: 'T-1' as const } }
const over = { ...idle, outcome: { winners: [], why: 'T-1' as const, scores: null } }

test('the title of the window says whose turn it is, and at the end who has won', () => {
  const title = { ...idle, mine: ['red'], awaited: ['red', 'blue'] }
  expect(titleOf('Skirmish', { ...title, ...withQuestion })).toBe('Your turn · Skirmish · Admiralty')
  expect(titleOf('Skirmish', { ...title, awaited: ['blue'] })).toBe('Blue to move · Skirmish · Admiralty')
  // A spectator, whom nobody asks.
  expect(titleOf('Skirmish', { ...title, mine: [] })).toBe('Red and Blue to move · Skirmish · Admiralty')
  expect(titleOf('Skirmish', { ...title, awaited: [] })).toBe('Skirmish · Admiralty')
  const won = { ...over.outcome, winners: ['blue'] }
  expect(titleOf('Skirmish', { ...title, outcome: won })).toBe('You lost · Skirmish · Admiralty')
  expect(titleOf('Skirmish', { ...title, mine: [], outcome: won })).toBe('Blue won · Skirmish · Admiralty')
})
test('the last line of the log says whom the match waits for', () => {
  expect(nowLine(idle, ['Blue is to fire'])).toBe('Blue is to fire.')
  expect([nowLine(idle, []), nowLine(withQuestion, []), nowLine(over, [])]).toEqual(['Please wait.', 'Choose a target.', null])
})
test('a lost connection names the last entry', () => {
  expect(linkLine('lost', 7)).toContain('after entry 7')
  expect([linkLine('live', 7), linkLine('catching up', 7)]).toEqual(['', 'Catching up…'])
})
test('the announcer adds a full stop only where the title has no mark of its own', () => {
  const question = { phase: 'Fire', title: 'Fire this weapon?', text: 'It has one shot left.', rule: 'T-1' as const }
  expect(questionLine(question)).toBe('Fire: Fire this weapon? It has one shot left.')
  expect(questionLine({ ...question, title: 'Choose a target', text: '' })).toBe('Fire: Choose a target.')
})

test('saved, ready and sealed orders are never confused', () => {
  expect(givenLine({ isTimed: true, isSaved: true })).toMatch(/^Saved\./)
  expect(givenLine({ isTimed: true, isSaved: false })).toMatch(/^Ready\./)
  expect(givenLine({ isTimed: false, isSaved: false })).not.toMatch(/Saved|Ready/)
})
