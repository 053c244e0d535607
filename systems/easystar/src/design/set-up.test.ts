import { diceOf, refusalsIn, scriptedDice, seededDice } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { view } from '../game.ts'
import { scenarios } from '../setting/scenarios.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { type State, secretSchema } from '../state.ts'
import { seatsOf } from '../table.ts'
import { designChapter } from './events.ts'
import { designOf } from './fit.ts'
import { designQuestions } from './questions.ts'
import { sheetsFor } from './roster.ts'
import { answered, freshState, opened } from './set-up-for-tests.ts'

const dice = () => seededDice(3)
/** The state after a set-up with default orders only. */
function deployed(scenario: string, choices: Parameters<typeof opened>[1] = {}, roll = dice()): State {
  const fleets = answered(opened(scenario, choices), roll, 'default').state
  return answered(answered(fleets, roll, 'default').state, roll, 'default').state
}

describe('the sequence of the set-up', () => {
  test('ES-DES-11, ES-FLG-02, ES-SEQ-02: fleets, refits and deployments are sealed for all seats; flagships roll in seat order', () => {
    const opening = opened('battle')
    expect(opening.play.calls).toMatchObject([{ id: '1/fleet', kind: 'fleet', seats: ['yellow', 'blue'] }])
    const fleets = answered(opening, scriptedDice(1, 1, 3, 4), 'default')
    expect(fleets.events.map((event) => ('seat' in event ? `${event.type} ${event.seat}` : event.type))).toEqual([
      'fleetMade yellow',
      'fleetMade blue',
      'advantageRolled yellow',
      'advantageRolled blue',
      'paused',
    ])
    expect(fleets.state.advantages).toEqual({ yellow: { rolls: [[1, 1]], rows: [2] }, blue: { rolls: [[3, 4]], rows: [7] } })
    expect(fleets.state.play.calls).toMatchObject([{ id: '2/refit', kind: 'refit', seats: ['yellow', 'blue'] }])
    const refits = answered(fleets.state, dice(), 'default')
    expect(refits.state.play.calls).toMatchObject([{ id: '3/deploy', kind: 'deploy', seats: ['yellow', 'blue'] }])
    expect(refits.state.ships).toEqual({})
    const line = answered(refits.state, dice(), 'default')
    expect(line.events.map(({ type }) => type)).toEqual(['deployed', 'deployed', 'paused'])
    expect(line.state.play.agenda).toEqual([{ step: 'turnStart' }])
  })
  test('ES-DES-11: opponents learn neither the fleet nor the place of the gift before deployment', () => {
    const fleets = answered(opened('battle'), dice(), 'default')
    const refits = answered(fleets.state, dice(), 'default')
    for (const event of [...fleets.events, ...refits.events]) {
      if (event.type === 'fleetMade') {
        expect(designChapter.observations.fleetMade(event, event.seat)).toMatchObject({ fleet: { name: event.fleet.name } })
        for (const viewer of ['yellow', 'blue', 'public'].filter((other) => other !== event.seat))
          expect(designChapter.observations.fleetMade(event, viewer)).toEqual({ type: 'fleetMade', seat: event.seat, fleet: null })
      }
      if (event.type === 'refitted') {
        expect(designChapter.observations.refitted(event, event.seat)).toMatchObject({ secret: { flagship: event.secret.flagship } })
        expect(designChapter.observations.refitted(event, 'public')).toEqual({ type: 'refitted', seat: event.seat, secret: null })
      }
      if (event.type === 'advantageRolled') expect(designChapter.observations.advantageRolled(event, 'public')).toEqual(event)
    }
    expect(Object.keys(view(refits.state, 'yellow').secret)).toEqual(['yellow'])
    expect(view(refits.state, 'public').secret).toEqual({})
  })
  test('ES-MPL-06: allies read each other’s fleets, enemies do not', () => {
    const { events } = answered(opened('four'), dice(), 'default')
    const red = events.find((event) => event.type === 'fleetMade' && event.seat === 'red')
    if (red?.type !== 'fleetMade') throw new Error('no fleet of Red')
    const readers = ['yellow', 'blue', 'red', 'green', 'public'].filter(
      (viewer) => (designChapter.observations.fleetMade(red, viewer) as { fleet: unknown }).fleet !== null,
    )
    expect(readers).toEqual(['yellow', 'red'])
  })
  test('ES-FLG-08, ES-FLG-09: the gift placed in the refit is on the flagship’s sheet', () => {
    const { state } = answered(opened('battle'), scriptedDice(2, 2, 3, 3), 'default')
    const refit = answered(state, dice(), 'default').state
    const yellow = refit.secret.yellow
    const items = yellow?.sheets[yellow.flagship ?? '']?.items ?? []
    expect(items.filter(({ gift }) => gift).map(({ kind }) => kind)).toEqual(['shield'])
    expect(refit.secret.blue?.flagshipCounters).toBe(1)
    expect(yellow?.flagshipCounters).toBe(0)
    expect(secretSchema.parse(JSON.parse(JSON.stringify(yellow)))).toEqual(yellow)
  })
  test('ES-FLG-07: a gift left out is forfeited', () => {
    const { state } = answered(opened('battle'), scriptedDice(2, 2, 2, 2), 'default')
    const fleet = state.secret.yellow?.fleet
    if (!fleet) throw new Error('Yellow has no fleet')
    const after = answered(state, dice(), 'default', { yellow: { order: 'refit', fleet } }).state
    expect(
      Object.values(after.secret.yellow?.sheets ?? {})
        .flatMap(({ items }) => items)
        .filter(({ gift }) => gift),
    ).toEqual([])
  })
  test('ES-DES-07, ES-MOV-01: ships start undamaged at speed 1, stations at 0', () => {
    const { ships } = deployed('starbase')
    for (const ship of Object.values(ships)) expect(ship).toMatchObject({ status: 'flying', hurt: 0, slowed: 0, navHit: false, known: [] })
    expect(ships['y-bb-1']?.speed).toBe(0)
    expect(Object.values(ships).filter(({ speed }) => speed === 1)).toHaveLength(Object.values(ships).length - 1)
  })
  test('ship ids have seat and hull, and numbers are unique within a seat', () => {
    const { ships } = deployed('battle', { budget: 1000 })
    const yellow = Object.values(ships).filter(({ seat }) => seat === 'yellow')
    expect(yellow.map(({ number }) => number)).toEqual(yellow.map((_, index) => index + 1))
    expect(yellow.map(({ id }) => id).slice(0, 4)).toEqual(['y-bb-1', 'y-bb-2', 'y-cr-1', 'y-cr-2'])
    expect(new Set(Object.keys(ships)).size).toBe(Object.keys(ships).length)
  })
  test('ES-FTR-02, ES-AUX-BAY-02: fighters start aboard, each in a numbered bay', () => {
    const { secret, fighters } = deployed('carriers')
    expect(fighters).toEqual({})
    const aboard = Object.values(secret.blue?.sheets ?? {}).flatMap((sheet) => sheet.fighters)
    expect(aboard).toHaveLength(12)
    expect(new Set(aboard.map(({ id }) => id))).toContain('b-atk-6')
    const bays = Object.values(secret.blue?.sheets ?? {}).flatMap(({ items, ship }) =>
      items.flatMap(({ kind, id }) => (kind === 'bay' ? [`${ship} ${id}`] : [])),
    )
    const used = Object.values(secret.blue?.sheets ?? {}).flatMap(({ fighters, ship }) => fighters.map(({ bay }) => `${ship} ${bay}`))
    expect(new Set(used)).toEqual(new Set(bays))
    expect(bays).toHaveLength(6)
  })
  test('ES-DES-11: item and fighter numbers are drawn by lot, so a revealed number tells nothing about others', () => {
    const carrier = { ...designOf('cruiser', 'axial beam, dorsal beam, bay (interceptor interceptor)'), name: 'Rookery' }
    const fleet = { name: '', ships: [carrier], flagship: 0, damageControl: 0 }
    const table = { ...freshState(setupFor('battle')), advantages: {} }
    const drawn = Array.from({ length: 400 }, (_, seed) => sheetsFor(table, 'yellow', fleet, seededDice(seed)).sheets['y-cr-1'])
    const firsts = (ids: readonly (string | undefined)[]): number => new Set(ids.map((id) => id?.split('-').at(-1))).size
    for (const nth of [0, 1, 2]) expect(firsts(drawn.map((sheet) => sheet?.items[nth]?.id))).toBeGreaterThan(90)
    for (const nth of [0, 1]) expect(firsts(drawn.map((sheet) => sheet?.fighters[nth]?.id))).toBe(6)
    for (const sheet of drawn) {
      const [one, other, bay] = sheet?.items ?? []
      expect(one?.id).not.toBe(other?.id)
      expect(sheet?.fighters.map((fighter) => fighter.bay)).toEqual([bay?.id, bay?.id])
    }
    const faces: number[] = []
    const counting = diceOf((count) => {
      faces.push(count)
      return Array.from({ length: count }, () => 1)
    })
    sheetsFor(table, 'yellow', fleet, counting)
    sheetsFor(table, 'yellow', { ...fleet, ships: [designOf('destroyer', 'axial beam')] }, counting)
    expect(faces).toEqual([4, 4])
  })
  test('another kind of order is refused', () => {
    const state = opened('battle')
    expect(refusalsIn(designQuestions.fleet.check(view(state, 'yellow'), 'yellow', { order: 'pass' }))?.[0].rule).toBe('ES-DES-01')
    expect(refusalsIn(designQuestions.refit.check(view(state, 'yellow'), 'yellow', { order: 'pass' }))?.[0].rule).toBe('ES-FLG-08')
    expect(refusalsIn(designQuestions.deploy.check(view(state, 'yellow'), 'yellow', { order: 'pass' }))?.[0].rule).toBe('ES-SEQ-01')
  })
  test.each(scenarios.map(({ id }) => [id]))('%s: random and default orders are legal up to the first turn', (scenario) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const roll = seededDice(seed)
      let state = opened(scenario, { leviathans: seed % 2 === 0, lineup: seed % 3 === 0 ? 'wild' : 'tame' })
      for (let call = 0; call < 3; call += 1) state = answered(state, roll, (seed + call) % 3 === 0 ? 'default' : 'random').state
      expect(state.play.calls.map(({ kind }) => kind)).toEqual(['turnStart'])
      const keys = Object.values(state.ships).map(({ hex }) => hexKey(hex))
      expect(new Set(keys).size).toBe(keys.length)
      for (const seat of seatsOf(state)) expect(Object.values(state.ships).some((ship) => ship.seat === seat)).toBe(true)
    }
  })
})
