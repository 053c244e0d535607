// The facts of one world: income with reasons, resource, lanes, owner, and the worlds in reach of trade.
import { SideBadge } from '@admiralty/board'
import { Figure, Rule, Section } from '@admiralty/game-ui/panel'
import { list, plural } from '@admiralty/kernel'
import { lanesFrom } from '../src/land/lanes.ts'
import type { World } from '../src/land/world.ts'
import { incomeOf } from '../src/start/income.ts'
import { neutralDefence } from '../src/start/neutrals.ts'
import type { View } from '../src/state.ts'
import { empireName, worldName } from '../src/words/names.ts'
import { worldTitle } from '../src/words/world-names.ts'
import { nearestOwn, partnersOf } from './facts.ts'
import { styleOf } from './sites.ts'

export function WorldFacts({ view, world }: { readonly view: View; readonly world: World }) {
  const { at, owner, resource } = world
  const income = incomeOf(world)
  const lanes = lanesFrom(view.land, at)
  const near = nearestOwn(view, at)
  const partners = partnersOf(view.land, at)
  const defence = neutralDefence(view.setup, world)
  return (
    <Section title={worldName(world)} aside={<Rule id="CR-2.6a" />}>
      <dl className="cp-facts">
        <dt>Owner</dt>
        <dd>
          {owner ? (
            <>
              <SideBadge sideStyle={styleOf(view, owner)} /> {empireName(owner)}
            </>
          ) : (
            'none'
          )}
        </dd>
        <dt>Income</dt>
        <dd>
          <Figure number={income} total="income">
            {income.total}
          </Figure>
        </dd>
        <dt>Resource</dt>
        <dd>{resource ?? 'none'}</dd>
        <dt>Lanes</dt>
        <dd>{list(lanes.map(worldTitle)) || 'none'}</dd>
        {near && (
          <>
            <dt>Own world</dt>
            <dd>
              {worldTitle(near.at)}, {plural(near.hexes, 'hex', 'hexes')} away
            </dd>
          </>
        )}
        <dt>In reach of trade</dt>
        <dd>{plural(partners.length, 'world')}</dd>
        {!owner && (
          <>
            <dt>Defence</dt>
            <dd>
              <Figure number={defence} total="points of defence">
                {plural(defence.total, 'point')}
              </Figure>
            </dd>
          </>
        )}
      </dl>
    </Section>
  )
}
