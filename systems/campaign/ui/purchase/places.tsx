// The places of a purchase: capital, allied navy, pairs of own worlds, and spares.
import { CheckField, SelectField } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { useState } from 'react'
import { worldAt } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import { gainsOf } from '../../src/start/income.ts'
import { factsIn, sparePrice } from '../../src/start/purchase.ts'
import { naviesOf } from '../../src/tactics-port.ts'
import { worldName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { Faults, type PurchaseParts } from './bill.tsx'
import { isPartner, possiblePartners, withPartner, withSpares } from './edits.ts'

/** CR-13.1c, CR-X.6: the capital and the ally. */
export function NamedPlaces({ game, view, seat, order, faults, onOrder }: PurchaseParts) {
  const worlds = worldsOfEmpire(view, seat)
  return (
    <section aria-label="Capital and ally">
      <h3>Capital and ally</h3>
      <SelectField
        label="Capital world"
        rule="CR-X.6"
        value={order.capital ?? worlds[0] ?? ''}
        options={worlds.map((at) => [at, worldName(worldAt(view.land, at))])}
        onValue={(capital) => onOrder({ ...order, capital })}
      />
      <SelectField
        label="Allied navy of the market"
        rule="CR-13.1c"
        value={order.ally ?? ''}
        options={[['', 'none'], ...naviesOf(game).map((navy) => [navy, navy] as const)]}
        onValue={(navy) => onOrder({ ...order, ally: navy === '' ? null : navy })}
      />
      <Faults faults={faults} of="places" />
    </section>
  )
}

/** CR-4.2: pairs of own worlds. */
export function Partners({ view, seat, order, faults, onOrder }: PurchaseParts) {
  if (view.setup.settings.capital === 'base') return null // CR-4.2
  const pairs = possiblePartners(view, seat)
  return (
    <section aria-label="Trade between own worlds">
      <h3>
        Trade between own worlds <Rule id="CR-4.2" />
      </h3>
      {pairs.length === 0 && <p className="gu-note">No two worlds of yours are in reach of each other.</p>}
      {pairs.map((pair) => (
        <CheckField
          key={pair.join('+')}
          label={`${pair.map(worldTitle).join(' with ')}, gains ${gainsOf(view.land, [pair])} a week`}
          checked={isPartner(order, pair)}
          onChecked={() => onOrder(withPartner(order, pair))}
        />
      ))}
      <Faults faults={faults} of="partners" />
    </section>
  )
}

/** CR-4.4a, CR-4.4b: spares of parts of the ships that are bought. */
export function Spares({ game, view, seat, order, faults, onOrder }: PurchaseParts) {
  const rows = [...order.ships, ...order.supply, ...order.defences]
  const [chosen, setChosen] = useState(0)
  const [partId, setPart] = useState('')
  const [at, setAt] = useState('')
  const [count, setCount] = useState(1)
  const row = rows[chosen] ?? rows[0]
  const parts = row ? factsIn(game, row.design).parts.filter(({ price }) => price > 0) : []
  const part = parts.find(({ id }) => id === partId) ?? parts[0]
  const holds = order.supply.flatMap(({ count: ships }) => Array.from({ length: ships })).map((_, index) => `supply-${index + 1}`)
  const places = [
    ...worldsOfEmpire(view, seat).map((one) => [one, worldTitle(one)] as const),
    ...holds.map((hold, index) => [hold, `Hold of supply ship ${index + 1}`] as const),
  ]
  const place = places.find(([one]) => one === at)?.[0] ?? places[0]?.[0]
  return (
    <section aria-label="Spares">
      <h3>
        Spares <Rule id="CR-4.4a" />
      </h3>
      {!row || !part ? (
        <p className="gu-note">Buy a ship first: spares are parts of its design.</p>
      ) : (
        <div className="cp-spares">
          <SelectField
            label="Design"
            value={String(rows.indexOf(row))}
            options={rows.map((one, index) => [String(index), factsIn(game, one.design).title])}
            onValue={(index) => setChosen(Number(index))}
          />
          <SelectField
            label="Part"
            value={part.id}
            options={parts.map(({ id, title, price }) => [id, `${title}, ${moneyText(sparePrice(price))}`])}
            onValue={setPart}
          />
          <SelectField label="Kept at" rule="CR-4.4b" value={place ?? ''} options={places} onValue={setAt} />
          <SelectField
            label="Number"
            value={String(count)}
            options={[1, 2, 3, 4, 5, 6, 8, 10].map((number) => [String(number), String(number)])}
            onValue={(number) => setCount(Number(number))}
          />
          <button
            type="button"
            className="btn"
            disabled={place === undefined}
            onClick={() => place !== undefined && onOrder(withSpares(order, { design: row.design, part: part.id, count, at: place }))}
          >
            Add {plural(count, 'spare')}
          </button>
        </div>
      )}
      <Faults faults={faults} of="spares" />
    </section>
  )
}
