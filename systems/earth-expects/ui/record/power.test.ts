import { expect, test } from 'vitest'
import { battle } from '../../src/battle-for-tests.ts'
import { cannotAllocate } from '../../src/power/check.ts'
import { mostSpeed, powerTo } from '../../src/power/points.ts'
import { NO_POWER } from '../../src/power/supply.ts'
import { shipOf } from '../../src/table.ts'
import { view } from '../../src/view.ts'
import { again, allocationOf, dividing, isLit, lastTurns, stroked, switched } from './power.ts'

const { state } = battle(
  {
    v: { seat: 'yellow', design: 'Vigilance', hex: [0, 0], facing: 0 },
    i: { seat: 'blue', design: 'Icarus', hex: [1, -4], facing: 0, power: { lit: ['0,-2'] } },
  },
  { at: 'power' },
)
const seen = view(state, 'yellow')
const vigilance = shipOf(seen, 'v')

test('EE-POW-07: a stroke lights all that takes power and leaves out what takes none', () => {
  const lit = stroked(seen, vigilance, NO_POWER, ['9,-1', '8,-1', '0,0'])
  expect(lit.lit).toEqual(['9,-1', '8,-1'])
  expect(stroked(seen, vigilance, lit, ['8,-1', '9,-1']).lit).toEqual([])
})
test('EE-ENG-08: the first engine lit makes speed, the next manoeuvre; a press turns it', () => {
  const engines = vigilance.design.boxes.filter(({ type }) => type === 'E')
  const [first, second] = ['E1', 'E2'].map((id) => engines.find(({ system }) => system === id))
  const one = stroked(seen, vigilance, NO_POWER, [String(first?.at)])
  const two = stroked(seen, vigilance, one, [String(second?.at)])
  expect([two.engines.E1?.makes, two.engines.E2?.makes]).toEqual(['speed', 'manoeuvre'])
  expect(isLit(two, String(second?.at))).toBe(true)
  expect(switched(seen, vigilance, two, 'E1').engines.E1?.makes).toBe('manoeuvre')
})
test('EE-ENG-10: a stroke gives an engine that makes speed no more than speed power may rise to', () => {
  const first = vigilance.design.boxes.filter(({ system }) => system === 'E1').map(({ at }) => String(at))
  const one = stroked(seen, vigilance, NO_POWER, first)
  expect(first.length).toBeGreaterThan(1)
  expect([powerTo(one, 'speed'), mostSpeed(seen, vigilance)]).toEqual([4, 4])
  expect(cannotAllocate(seen, vigilance, one)).toBeUndefined()
})
test('EE-POW-05: a stroke lights box after box, until there is no power left', () => {
  const second = vigilance.design.boxes.filter(({ system }) => system === 'E2').map(({ at }) => String(at))
  const all = vigilance.design.boxes.map(({ at }) => String(at)).filter((box) => !second.includes(box))
  const lit = [second, all].reduce(
    (so, boxes) => stroked(seen, vigilance, so, boxes),
    switched(seen, vigilance, { ...NO_POWER, engines: { E2: { makes: 'speed', boxes: {} } } }, 'E2'),
  )
  expect(lit.lit.length + (powerTo(lit, 'speed') + powerTo(lit, 'manoeuvre')) / 4).toBe(23)
  expect(cannotAllocate(seen, vigilance, lit)).toBeUndefined()
})
test('EE-POW-02: nobody but her own side has an allocation to look at', () => {
  expect(dividing(seen, null, vigilance)?.ship).toBe('v')
  expect(allocationOf(seen, null, shipOf(seen, 'i'))).toBeUndefined()
  expect(dividing(view(state, 'public'), null, vigilance)).toBeNull()
})
test('last turn’s power is the last that was heard of her, and not another ship’s', () => {
  const observations = [
    { type: 'powerAllocated', ship: 'v', allocation: { ...NO_POWER, lit: ['9,-1'] } },
    { type: 'powerAllocated', ship: 'i', allocation: null },
  ]
  expect(lastTurns(observations, vigilance)?.lit).toEqual(['9,-1'])
  expect(lastTurns(observations, shipOf(seen, 'i'))).toBeUndefined()
})

const boxesOf = (system: string) => vigilance.design.boxes.filter((box) => box.system === system).map(({ at }) => String(at))
const full = (boxes: readonly string[]) => Object.fromEntries(boxes.map((box) => [box, 4]))
test('EE-ENG-08, EE-ENG-10: an engine turned to speed takes over from the other, and gets no more than speed may rise to', () => {
  const engines = {
    E1: { makes: 'speed', boxes: full(boxesOf('E1').slice(0, 1)) },
    E2: { makes: 'manoeuvre', boxes: full(boxesOf('E2').slice(0, 3)) },
  } as const
  const now = switched(seen, vigilance, { ...NO_POWER, engines }, 'E2')
  expect([now.engines.E1?.makes, now.engines.E2?.makes]).toEqual(['manoeuvre', 'speed'])
  expect([powerTo(now, 'speed'), powerTo(now, 'manoeuvre')]).toEqual([4, 4])
  expect(cannotAllocate(seen, vigilance, now)).toBeUndefined()
})
test('EE-POW-06: last turn’s power is given again to what still takes it; a box that does not is called as on the record', () => {
  const [lamed = '', sound = ''] = ['9,-1', '8,-1']
  const damaged = { ...vigilance, levels: { [lamed]: 'moderate' } } as const
  const once = { ...NO_POWER, lit: [lamed, sound], engines: { E1: { makes: 'speed', boxes: full(boxesOf('E1').slice(0, 3)) } } } as const
  const { lit, engines } = again(seen, damaged, once)
  expect([lit, Object.values(engines.E1?.boxes ?? {})]).toEqual([[sound], [4]])
  expect(cannotAllocate(seen, damaged, { ...NO_POWER, lit: [lamed] })?.reason).toMatch(/^laser box, right aft \d? ?takes no power/)
})
