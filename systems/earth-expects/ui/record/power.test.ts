import { expect, test } from 'vitest'
import { battle } from '../../src/battle-for-tests.ts'
import { cannotAllocate } from '../../src/power/check.ts'
import { powerTo } from '../../src/power/points.ts'
import { NO_POWER } from '../../src/power/supply.ts'
import { shipOf } from '../../src/table.ts'
import { view } from '../../src/view.ts'
import { allocationOf, dividing, isLit, lastTurns, mostSpeed, stroked, switched } from './power.ts'

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
  expect(switched(two, 'E1').engines.E1?.makes).toBe('manoeuvre')
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
    switched({ ...NO_POWER, engines: { E2: { makes: 'speed', boxes: {} } } }, 'E2'),
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
  const heard = [
    { type: 'powerAllocated', ship: 'v', allocation: { ...NO_POWER, lit: ['9,-1'] } },
    { type: 'powerAllocated', ship: 'i', allocation: null },
  ]
  expect(lastTurns(heard, vigilance)?.lit).toEqual(['9,-1'])
  expect(lastTurns(heard, shipOf(seen, 'i'))).toBeUndefined()
})
