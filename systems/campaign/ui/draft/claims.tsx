// The claims so far, in their order, as everybody knows them.
import { SideBadge } from '@admiralty/board'
import { ArrowGroup } from '@admiralty/game-ui'
import { Rule, Section } from '@admiralty/game-ui/panel'
import type { View } from '../../src/state.ts'
import { empireName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { styleOf } from '../sites.ts'
import { cardSign, claimWords } from './texts.ts'

interface ClaimsProps {
  readonly view: View
  onSelect(thing: string): void
}
export const Claims = ({ view, onSelect }: ClaimsProps) => (
  <Section title="Claims" aside={<Rule id="CR-1.3d" />}>
    <ArrowGroup label="Claimed worlds" look="cp-claims">
      <ol>
        {view.claims.map(({ seat, pair, at, by }) => (
          <li key={`${seat} ${pair.join('+')} ${at}`}>
            <SideBadge sideStyle={styleOf(view, seat)} /> {empireName(seat)}: {pair.map(cardSign).join(' ')}{' '}
            {at !== null && (
              <button type="button" className="linkish" onClick={() => onSelect(at)}>
                {worldTitle(at)}
              </button>
            )}{' '}
            <span className="aside">{claimWords(by)}</span>
          </li>
        ))}
      </ol>
    </ArrowGroup>
  </Section>
)
