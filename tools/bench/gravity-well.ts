// Gravity Well: predicted paths, and transfers found.

import { die, pick, seededDice } from '@admiralty/kernel'
import { circular, hexesOfRing, SENSES, type UnitMotion } from '../../systems/gravity-well/src/orbit/motion.ts'
import { predict } from '../../systems/gravity-well/src/orbit/predict.ts'
import { planTransfer } from '../../systems/gravity-well/src/orbit/transfer.ts'
import { type BenchItem, rate } from './figure.ts'

const UNITS = 50
const TURNS = 5
const PAIRS = 40
const whim = seededDice(1)
const inOrbit = (): UnitMotion => circular(pick(whim, hexesOfRing(die(whim, 6, 'ring'))), pick(whim, SENSES))

export const item: BenchItem = {
  title: 'Gravity Well',
  about: `${UNITS} units in random circular orbits, predicted ${TURNS} turns ahead, hex by impulse. Plans with thrust 2 between random circular orbits: to another ring, and to a meeting. In seconds of one core.`,
  figures(progress) {
    progress('gravity-well: paths and transfers')
    const units = Array.from({ length: UNITS }, inOrbit)
    const hexes = units.reduce((sum, unit) => sum + predict(unit, TURNS).path.length, 0)
    const predicted = rate(() => units.filter((unit) => predict(unit, TURNS).path.length > 0).length / UNITS)
    const pairs = Array.from({ length: PAIRS }, () => [inOrbit(), inOrbit(), die(whim, 6, 'goal')] as const)
    const transfers = rate(() => pairs.map(([from, , ring]) => planTransfer(from, 2, { is: 'orbit', ring, sense: null })).length)
    const meetings = rate(() => pairs.map(([from, target]) => planTransfer(from, 2, { is: 'meeting', with: target })).length)
    return Promise.resolve([
      {
        what: `${UNITS} units predicted ${TURNS} turns ahead`,
        value: 1000 / predicted,
        unit: 'ms',
        aim: { most: 1 },
        note: `${hexes} hexes`,
      },
      { what: 'plan to another ring', value: 1000 / transfers, unit: 'ms' },
      { what: 'plan of a meeting', value: 1000 / meetings, unit: 'ms' },
    ])
  },
}
