// The page of one shot.
import { isRefusal, onThing, plural } from '@admiralty/kernel'
import type { View } from '../state.ts'
import { fittedAt, shipOf } from '../table.ts'
import type { BeamShot } from '../weapons/layers.ts'
import { beamShot } from '../weapons/targets.ts'
import { hitText } from './ask-blast.ts'
import { PHASE } from './ask-torpedo.ts'
import type { DraftOf } from './draft.ts'
import { type GamePage, row, START } from './form.ts'
import { fullName, sectionName } from './say.ts'
import { chances, figures } from './shot-rows.ts'

export function shotPage(view: View, draft: DraftOf<'shot'>): GamePage {
  const { kind: _, ...aim } = draft
  const held = fittedAt(shipOf(view, aim.ship), aim.beam)?.charge ?? 0
  const shots = Array.from({ length: held }, (_, index) => held - index).flatMap((charges) => {
    const shot = beamShot(view, { ...aim, charges })
    return isRefusal(shot) ? [] : [{ charges, shot }]
  })
  const best = shots[0]?.shot
  const text = best ? `${describeLine(best)} It hits ${hitText(best)}; ${chances(best).mean.toFixed(1)} points on average.` : 'No shot.'
  return {
    phase: PHASE,
    title: `Fire at ${fullName(view, aim.at)}`,
    text,
    rule: 'SF-LOA-01',
    back: { set: START },
    rows: () => [
      shots.map(({ charges, shot }, index) =>
        row(`charges:${charges}`, 'SF-BEM-03', `Fire with ${plural(charges, 'charge')}`, {
          give: { order: 'fire', ...aim, charges },
          role: index === 0 ? 'main' : 'row',
          spots: [onThing(aim.at)],
          ...figures(shot),
        }),
      ),
      (best?.sections ?? []).length > 1 &&
        best?.sections.map(
          (section) =>
            section !== best.section &&
            row(`section:${section}`, 'SF-HIT-02', `Hit ${sectionName(section)} instead`, { set: { ...draft, section } }),
        ),
    ],
  }
}

const describeLine = ({ line: { nebulae } }: BeamShot): string =>
  nebulae.length > 0 ? `The line crosses ${plural(nebulae.length, 'hex', 'hexes')} of nebula.` : 'The line is clear.'
