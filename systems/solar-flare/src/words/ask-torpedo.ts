// The question of one torpedo's flight.
import { isRefusal, onHex, plural } from '@admiralty/kernel'
import { ahead, type Hex } from '@admiralty/space'
import type { FlightStep } from '../orders.ts'
import type { View } from '../state.ts'
import { torpedoOf } from '../table.ts'
import { blastHits } from '../weapons/blasts.ts'
import { flightOf } from '../weapons/torpedoes.ts'
import type { DraftOf } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { capital, compass, nameOf } from './say.ts'

export const PHASE = 'Weapons · yours to decide'

export function torpedoPage(view: View, { torpedo: id, path }: DraftOf<'torpedo'>): GamePage {
  const torpedo = torpedoOf(view, id)
  const flight = flightOf(view, torpedo, path)
  const now = isRefusal(flight) ? torpedo : (flight.at(-1)?.torpedo ?? torpedo)
  const more = (key: string, label: string, steps: readonly FlightStep[], at: Hex): GameRow | false => {
    const next = [...path, ...steps]
    const legal = !isRefusal(flightOf(view, torpedo, next))
    return (
      legal && row(key, 'SF-TOR-06', label, { set: { kind: 'torpedo', torpedo: id, path: next }, spots: [onHex(at)], cost: steps.length })
    )
  }
  return {
    phase: PHASE,
    title: `${capital(nameOf(view, id))}: ${plural(now.points, 'point')} left`,
    text: `It faces ${compass(now.facing)} and may turn ${plural(now.sides, 'hex-side')}.`,
    rule: 'SF-TOR-05',
    back: { set: path.length > 0 ? { kind: 'torpedo', torpedo: id, path: path.slice(0, -1) } : START },
    rows: () => [
      path.length > 0 && row('fly', 'SF-TOR-05', 'Fly this path', { give: { order: 'steer', torpedo: id, path }, role: 'main' }),
      Array.from({ length: now.points }, (_, index) =>
        more(
          `ahead:${index + 1}`,
          `Ahead ${index + 1}`,
          Array.from({ length: index + 1 }, () => ({ step: 'ahead', dodge: 0 }) as const),
          ahead(now.hex, now.facing, index + 1),
        ),
      ),
      Array.from({ length: Math.max(0, now.points - 1) }, (_, index) =>
        more(
          `dodge:${index + 1}`,
          `Ahead 1, ${plural(index + 1, 'point')} against asteroids`,
          [{ step: 'ahead', dodge: index + 1 }],
          ahead(now.hex, now.facing),
        ),
      ),
      more('left', 'Turn left', [{ step: 'left' }], now.hex),
      more('right', 'Turn right', [{ step: 'right' }], now.hex),
      path.length === 0 && [
        row('blast', 'SF-TOR-11', 'Set it off', {
          set: { kind: 'blast', torpedo: id, sections: {} },
          note: plural(blastHits(view, torpedo).length, 'unit'),
        }),
        row('disarm', 'SF-TOR-11', 'Disarm it', { give: { order: 'disarm', torpedo: id } }),
      ],
    ],
  }
}
