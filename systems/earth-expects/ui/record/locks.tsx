// Lock-ons of a ship, and lock-ons on it.
import { SideBadge, sideStyleOf } from '@admiralty/board'
import { Rule, Section } from '@admiralty/game-ui/panel'
import type { Ship, View } from '../../src/state.ts'
import { allShips, flying, locksOn } from '../../src/table.ts'
import { nameOf } from '../../src/words/say.ts'

export function Locks({ view, ship }: { readonly view: View; readonly ship: Ship }) {
  const others = allShips(view).filter((other) => flying(other) && other.id !== ship.id)
  const lines = others.flatMap((other) => [
    { from: ship, to: other, count: locksOn(view, ship.id, other.id) },
    { from: other, to: ship, count: locksOn(view, other.id, ship.id) },
  ])
  const locked = lines.filter(({ count }) => count > 0)
  if (locked.length === 0) return null
  return (
    <Section title="Lock-ons" aside={<Rule id="EE-SEN-06" />}>
      <ul className="ee-locks">
        {locked.map(({ from, to, count }) => (
          <li key={`${from.id} ${to.id}`} className="gu-line">
            <SideBadge sideStyle={sideStyleOf(from.seat)} size={13} /> {nameOf(view, from.id)} <span className="aside">on</span>{' '}
            <SideBadge sideStyle={sideStyleOf(to.seat)} size={13} /> {nameOf(view, to.id)}
            {count > 1 && <span className="aside"> {count} times</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
