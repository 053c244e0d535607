// The answer to the call for the heading of heat.
import { pick, refusalsByPart, refuse } from '@admiralty/kernel'
import { byShip } from '../ask.ts'
import { callRules } from '../chapter.ts'
import { betweenSides, heatHeadings } from './heat.ts'

const heat = callRules('heat', ['heat'], {
  wants: ['EE-HEA-01', 'choose the side of each ship that faces the heat'],
  of: (view, me) => betweenSides(view, me).map(({ id }) => id),
  check: (view, me, { ships }) =>
    refusalsByPart(ships, (id, heading) => {
      const ship = betweenSides(view, me).find((one) => one.id === id)
      if (!ship) return refuse('EE-HEA-01', `heat reaches ${id} from one side only`)
      return heatHeadings(view, ship).includes(heading) ? undefined : refuse('EE-HEA-01', 'choose one of the two nearest sides')
    }),
  randomOrder: (view, me, dice) => ({
    order: 'heat',
    ships: byShip(betweenSides(view, me), (ship) => pick(dice, heatHeadings(view, ship))),
  }),
  defaultOrder: () => ({ order: 'heat', ships: {} }),
})
export const heatQuestions = { heat }
