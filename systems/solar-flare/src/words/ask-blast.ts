// The question whether a torpedo bursts.
import { list, onThing, plural } from '@admiralty/kernel'
import type { Torpedo, View } from '../state.ts'
import { torpedoOf } from '../table.ts'
import { type BlastHit, blastHits, chainHits } from '../weapons/blasts.ts'
import { layersAt } from '../weapons/layers.ts'
import { PHASE } from './ask-torpedo.ts'
import type { DraftOf } from './draft.ts'
import { type GamePage, row } from './form.ts'
import { fullName, nameOf, sectionName } from './say.ts'

/** 'section 3: shield 2, armour 4' */
export function hitText({ target, section }: Pick<BlastHit, 'target' | 'section'>): string {
  if (section === null) return 'one hit destroys it'
  const { shield, armour, core } = layersAt(target, section)
  const layers = [shield > 0 && `shield ${shield}`, armour > 0 && `armour ${armour}`, `core ${core}`].filter(Boolean)
  return `${sectionName(section)}: ${layers.join(', ')}`
}

/** The units that a chain of explosions may reach beyond the blast itself. */
function chainText(view: View, torpedo: Torpedo): string {
  const names = chainHits(view, torpedo).map(({ id }) => fullName(view, id))
  return names.length > 0 ? ` Torpedoes that it destroys explode too: a chain may also reach ${list(names)}.` : ''
}

export function blastPage(view: View, { torpedo: id, sections }: DraftOf<'blast'>): GamePage {
  const torpedo = torpedoOf(view, id)
  const hits = blastHits(view, torpedo, sections)
  const named = hits.map((hit) => `${fullName(view, hit.id)} with ${plural(hit.strength.total, 'die', 'dice')}, ${hitText(hit)}`)
  return {
    phase: PHASE,
    title: `Set off ${nameOf(view, id)}?`,
    text: `${named.length > 0 ? `It attacks ${named.join('; ')}.` : 'It attacks nothing.'}${chainText(view, torpedo)}`,
    rule: 'SF-TOR-14',
    back: { set: { kind: 'torpedo', torpedo: id, path: [] } },
    rows: () => [
      row('detonate', 'SF-TOR-11', 'Set it off', {
        give: { order: 'detonate', torpedo: id, sections },
        role: 'main',
        spots: [onThing(id)],
      }),
      hits.flatMap((hit) =>
        hit.sections.map(
          (section) =>
            section !== hit.section &&
            row(`section:${hit.id}:${section}`, 'SF-HIT-02', `Hit ${nameOf(view, hit.id)} in ${sectionName(section)}`, {
              set: { kind: 'blast', torpedo: id, sections: { ...sections, [hit.id]: section } },
            }),
        ),
      ),
    ],
  }
}
