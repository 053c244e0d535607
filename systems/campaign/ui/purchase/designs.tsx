// The designs that can be bought, with a count of each for the fleet, the supply train or the defence of a world.
import type { OwnDesign } from '@admiralty/game-ui'
import { Segments } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { numberColumn, type SortColumn, SortTable, textColumn } from '@admiralty/game-ui/sorted'
import { useMemo, useState } from 'react'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import { defencePrice } from '../../src/start/purchase.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { Stepper } from '../stepper.tsx'
import type { PurchaseParts } from './bill.tsx'
import { type BoughtFor, countOf, isWorld, mayBe, offeredDesigns, withShips } from './edits.ts'

type OfferedDesign = ReturnType<typeof offeredDesigns>[number]
const ALL = 'All navies'
const OWN = 'My designs'

const TARGET_RULES = { fleet: 'CR-4.1', supply: 'CR-3.8a' } as const
const ruleOf = (target: BoughtFor): string => (target === 'fleet' || target === 'supply' ? TARGET_RULES[target] : 'CR-8.2a')
const titleOf = (target: BoughtFor): string =>
  target === 'fleet' ? 'Fleet' : target === 'supply' ? 'Supply ships' : `Defence of ${worldTitle(target)}`

interface DesignsProps extends PurchaseParts {
  readonly designs: readonly OwnDesign[]
}
/** The columns for a target: a defence costs half. */
function columnsFor({ order, onOrder }: DesignsProps, target: BoughtFor): readonly SortColumn<OfferedDesign>[] {
  const isDefence = isWorld(target)
  const priceOf = ({ facts: { price } }: OfferedDesign): number => (isDefence ? defencePrice(price) : price)
  return [
    textColumn(
      'title',
      'design',
      ({ facts }) => facts.title,
      ({ facts, isOwn }) => (
        <>
          {facts.title}
          <small className="cp-navy">{isOwn ? 'your design' : facts.navy}</small>
        </>
      ),
    ),
    numberColumn(
      'count',
      'bought',
      ({ design }) => countOf(order, target, design),
      ({ design, facts }) => (
        <Stepper
          name={facts.title}
          count={countOf(order, target, design)}
          onCount={(count) => onOrder(withShips(order, target, design, count))}
        />
      ),
    ),
    numberColumn('price', 'credits', priceOf, (entry) => moneyText(priceOf(entry))),
    textColumn('class', 'class', ({ facts }) => facts.shipClass),
    numberColumn('mass', 'mass', ({ facts }) => facts.mass),
    numberColumn('thrust', 'thrust', ({ facts }) => facts.thrust),
    textColumn('ftl', 'FTL', ({ facts }) => (facts.ftl ? 'yes' : 'no')),
    numberColumn('cargo', 'hold, tons', ({ facts }) => facts.cargo || null),
    numberColumn(
      'upkeep',
      'weekly upkeep',
      ({ facts: { upkeep } }) => upkeep.fuel + upkeep.crew,
      ({ facts: { upkeep } }) => moneyText(upkeep.fuel + upkeep.crew),
    ),
  ]
}

export function Designs(props: DesignsProps) {
  const { game, view, seat, designs } = props
  const [target, setTarget] = useState<BoughtFor>('fleet')
  const [navy, setNavy] = useState(ALL)
  const offered = useMemo(() => offeredDesigns(game, designs), [game, designs])
  const navies = [...new Set(offered.map(({ facts }) => facts.navy))].filter((one) => one !== '')
  const shown = offered
    .filter(({ isOwn, facts }) => navy === ALL || (navy === OWN ? isOwn : facts.navy === navy))
    .filter(({ facts }) => mayBe(target, facts))
  return (
    <section aria-label="Designs">
      <h3>
        Ships for the {titleOf(target).toLowerCase()} <Rule id={ruleOf(target)} />
      </h3>
      <Segments
        label="Bought for"
        values={['fleet', 'supply', ...worldsOfEmpire(view, seat)]}
        value={target}
        titleOf={(one) => (one === 'fleet' || one === 'supply' ? titleOf(one) : `at ${worldTitle(one)}`)}
        ruleOf={ruleOf}
        onValue={(one) => setTarget(one)}
      />
      <Segments
        label="Navy"
        values={[ALL, ...(offered.some(({ isOwn }) => isOwn) ? [OWN] : []), ...navies]}
        value={navy}
        titleOf={(one) => one}
        onValue={(one) => setNavy(one)}
      />
      <SortTable
        title="Designs"
        columns={columnsFor(props, target)}
        rows={shown}
        keyOf={({ facts, isOwn, design }) => `${isOwn ? JSON.stringify(design) : ''}${facts.title}`}
        selected={null}
      />
    </section>
  )
}
