import { expect, test } from 'vitest'
import { battle } from '../../src/battle-for-tests.ts'
import { view } from '../../src/game.ts'
import { cannotAllocate } from '../../src/power/check.ts'
import { mostSpeed, powerTo } from '../../src/power/points.ts'
import { NO_POWER } from '../../src/power/supply.ts'
import { shipOf } from '../../src/table.ts'
import { afterStroke, allocationOf, isLit, powerDraftOf } from './power.ts'
import { repeated, withEngineSwitched } from './power-again.ts'

const { state } = battle(
  {
    v: { seat: 'yellow', design: 'Vigilance', hex: [0, 0], facing: 0 },
    i: { seat: 'blue', design: 'Icarus', hex: [1, -4], facing: 0, power: { lit: ['0,-2'] } },
  },
  { at: 'power' },
)
const seen = view(state, 'yellow')
const vigilance = shipOf(seen, 'v')

test('EE-POW-07: a stroke turns on boxes that take power and skips the others', () => {
  const lit = afterStroke(seen, vigilance, NO_POWER, ['9,-1', '8,-1', '0,0'])
  expect(lit.lit).toEqual(['9,-1', '8,-1'])
  expect(afterStroke(seen, vigilance, lit, ['8,-1', '9,-1']).lit).toEqual([])
})
test('EE-ENG-08: the first engine makes speed, the next one manoeuvre, and a click switches an engine', () => {
  const engines = vigilance.design.boxes.filter(({ type }) => type === 'E')
  const [first, second] = ['E1', 'E2'].map((id) => engines.find(({ system }) => system === id))
  const one = afterStroke(seen, vigilance, NO_POWER, [String(first?.at)])
  const two = afterStroke(seen, vigilance, one, [String(second?.at)])
  expect([two.engines.E1?.makes, two.engines.E2?.makes]).toEqual(['speed', 'manoeuvre'])
  expect(isLit(two, String(second?.at))).toBe(true)
  expect(withEngineSwitched(seen, vigilance, two, 'E1').engines.E1?.makes).toBe('manoeuvre')
})
test('EE-ENG-10: a stroke never raises speed power above its limit', () => {
  const first = vigilance.design.boxes.filter(({ system }) => system === 'E1').map(({ at }) => String(at))
  const one = afterStroke(seen, vigilance, NO_POWER, first)
  expect(first.length).toBeGreaterThan(1)
  expect([powerTo(one, 'speed'), mostSpeed(seen, vigilance)]).toEqual([4, 4])
  expect(cannotAllocate(seen, vigilance, one)).toBeUndefined()
})
test('EE-POW-05: a stroke turns on boxes until no power is left', () => {
  const second = vigilance.design.boxes.filter(({ system }) => system === 'E2').map(({ at }) => String(at))
  const all = vigilance.design.boxes.map(({ at }) => String(at)).filter((box) => !second.includes(box))
  const lit = [second, all].reduce(
    (so, boxes) => afterStroke(seen, vigilance, so, boxes),
    withEngineSwitched(seen, vigilance, { ...NO_POWER, engines: { E2: { makes: 'speed', boxes: {} } } }, 'E2'),
  )
  expect(lit.lit.length + (powerTo(lit, 'speed') + powerTo(lit, 'manoeuvre')) / 4).toBe(23)
  expect(cannotAllocate(seen, vigilance, lit)).toBeUndefined()
})
test('EE-POW-02: only the own side of a ship sees its allocation', () => {
  expect(powerDraftOf(seen, null, vigilance)?.ship).toBe('v')
  expect(allocationOf(seen, null, shipOf(seen, 'i'))).toBeUndefined()
  expect(powerDraftOf(view(state, 'public'), null, vigilance)).toBeNull()
})
const boxesOf = (system: string) => vigilance.design.boxes.filter((box) => box.system === system).map(({ at }) => String(at))
const full = (boxes: readonly string[]) => Object.fromEntries(boxes.map((box) => [box, 4]))
test('EE-ENG-08, EE-ENG-10: an engine switched to speed replaces the other one and stays within the limit', () => {
  const engines = {
    E1: { makes: 'speed', boxes: full(boxesOf('E1').slice(0, 1)) },
    E2: { makes: 'manoeuvre', boxes: full(boxesOf('E2').slice(0, 3)) },
  } as const
  const now = withEngineSwitched(seen, vigilance, { ...NO_POWER, engines }, 'E2')
  expect([now.engines.E1?.makes, now.engines.E2?.makes]).toEqual(['manoeuvre', 'speed'])
  expect([powerTo(now, 'speed'), powerTo(now, 'manoeuvre')]).toEqual([4, 4])
  expect(cannotAllocate(seen, vigilance, now)).toBeUndefined()
})
test('EE-POW-06: repeating last turn’s power skips damaged boxes, and a refusal names the box as the record does', () => {
  const [lamed = '', sound = ''] = ['9,-1', '8,-1']
  const damaged = { ...vigilance, levels: { [lamed]: 'moderate' } } as const
  const once = { ...NO_POWER, lit: [lamed, sound], engines: { E1: { makes: 'speed', boxes: full(boxesOf('E1').slice(0, 3)) } } } as const
  const { lit, engines } = repeated(seen, damaged, once)
  expect([lit, Object.values(engines.E1?.boxes ?? {})]).toEqual([[sound], [4]])
  expect(cannotAllocate(seen, damaged, { ...NO_POWER, lit: [lamed] })?.reason).toMatch(/^laser box, right aft \d? ?takes no power/)
})
