// The texts of a campaign: questions, choices, log lines and tables, as plain data for screen and terminal.
import { formWords } from '@admiralty/forms'
import { outcomeEntry, type Term, type Words } from '@admiralty/kernel'
import { type Campaign, campaignRules } from './campaign.ts'
import type { BattleGame } from './tactics-port.ts'
import { bookForm } from './words/book/form.ts'
import type { CampaignDraft, Forms } from './words/draft.ts'
import { draftForms } from './words/draft-forms.ts'
import { enterForm } from './words/enter-form.ts'
import { logEntryFor } from './words/lines.ts'
import { afterForm, meetForm } from './words/meet-form.ts'
import { empireName } from './words/names.ts'
import { goalOf, phaseOf, phasesOf } from './words/phases.ts'
import { purchaseForm } from './words/purchase-form.ts'
import { tables } from './words/tables.ts'

/** Classes of ships, as campaigns and their battle games name them (CR-15.2a). */
const CLASSES: readonly (readonly [label: string, means: string])[] = [
  ['SC', 'A scout, the smallest class of ships.'],
  ['CT', 'A corvette.'],
  ['FF', 'A frigate.'],
  ['DD', 'A destroyer.'],
  ['DH', 'A heavy destroyer.'],
  ['CL', 'A light cruiser.'],
  ['CE', 'An escort cruiser.'],
  ['CA', 'A heavy cruiser.'],
  ['BC', 'A battlecruiser.'],
  ['BB', 'A battleship.'],
  ['BDN', 'A battle dreadnought.'],
  ['DN', 'A dreadnought.'],
  ['SDN', 'A superdreadnought.'],
  ['CVE', 'An escort carrier.'],
  ['CVL', 'A light carrier.'],
  ['CVA', 'An attack carrier.'],
  ['CVH', 'A heavy carrier.'],
  ['AUX', 'An auxiliary, such as a supply ship.'],
  ['LSA', 'An assault ship, which carries troops.'],
  ['SDV', 'A defence vessel.'],
]
const TERMS: readonly Term[] = [
  ...CLASSES.map(([label, means]): Term => ({ word: new RegExp(label), means })),
  { word: /hub/, means: 'A world where space lanes meet; lanes join all hubs with each other.' },
  { word: /lanes?/, means: 'A route between two worlds. Worlds that lanes join may trade over any distance.' },
  {
    word: /(?:AP|AS|A|FP|FS|F)(?:-(?:AP|AS|A|FP|FS|F))+/,
    means: 'Directions in which a weapon fires: F is ahead, A astern, P to port and S to starboard.',
  },
  { word: /FTL/, means: 'Faster than light: the drive by which ships leave a system.' },
  { word: /endurance/, means: 'The weeks that a ship can stay away from its bases.' },
  { word: /keels?/, means: 'A ship that is being built. Up to 100 points are built on it each week.' },
  { word: /dummy|dummies/, means: 'A counter without ships, which a group with a capital ship makes.' },
]

/** The words of a campaign that is fought with a battle game. */
export function campaignWords(game: BattleGame): Words<Campaign, CampaignDraft> {
  const { askedOf, check } = campaignRules(game)
  const forms = { ...draftForms, purchase: purchaseForm(game), enter: enterForm, orders: bookForm(game), meet: meetForm, after: afterForm }
  return {
    phase: phaseOf,
    phases: phasesOf,
    goal: goalOf,
    terms: TERMS,
    ...formWords<Forms>({ forms, askedOf, check }),
    logEntry: logEntryFor(game),
    table: tables,
    tally: () => [],
    outcome: (outcome) => outcomeEntry(outcome, empireName),
  }
}
