// The facts of one world: income with reasons, resource, lanes, owner, and the worlds in reach of trade.
import { SideBadge } from '@admiralty/board'
import { Figure, Rule, Section } from '@admiralty/game-ui/panel'
import { list, plural } from '@admiralty/kernel'
import { attitudeMeaning, attitudeName } from '../src/land/attitudes.ts'
import { lanesFrom } from '../src/land/lanes.ts'
import type { World } from '../src/land/world.ts'
import { secretOf } from '../src/lookup.ts'
import { incomeOf } from '../src/start/income.ts'
import type { View } from '../src/state.ts'
import { empireName, worldName } from '../src/words/names.ts'
import { worldTitle } from '../src/words/world-names.ts'
import { knownDefence } from '../src/worlds/known-defence.ts'
import { nearestOwn, ownSeat, partnersOf } from './facts.ts'
import { styleOf } from './sites.ts'

interface WorldProps {
  readonly view: View
  readonly world: World
}
/** The attitude of a world without an owner, for an empire that has visited it (CR-1.6a), and to whom it is hostile (CR-1.6h). */
function Attitude({ view, world: { at, hostile } }: WorldProps) {
  const seat = ownSeat(view)
  const face = seat && secretOf(view, seat).attitudes[at]
  return (
    <>
      {seat && (
        <>
          <dt>Attitude</dt>
          <dd>
            {face === undefined ? 'not known before a visit' : `${attitudeName(face)}. ${attitudeMeaning(face)}`}. <Rule id="CR-1.6a" />
          </dd>
        </>
      )}
      {hostile.length > 0 && (
        <>
          <dt>Attacked by</dt>
          <dd>
            {list(hostile.map((one) => (one === seat ? 'you' : empireName(one))))}. It never trades with those again. <Rule id="CR-1.6h" />
          </dd>
        </>
      )}
    </>
  )
}
export function WorldFacts({ view, world }: WorldProps) {
  const { at, owner, resource } = world
  const income = incomeOf(world)
  const lanes = lanesFrom(view.land, at)
  const near = nearestOwn(view, at)
  const partners = partnersOf(view.land, at)
  const seat = ownSeat(view)
  const defence = knownDefence(view, seat, world)
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
            <Attitude view={view} world={world} />
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
