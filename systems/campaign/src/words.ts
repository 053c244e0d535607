// The texts of a campaign: questions, choices, log lines and tables, as plain data for screen and terminal.
import { formWords } from '@admiralty/forms'
import { outcomeEntry, phaseMarks, plural, type Term, type Words } from '@admiralty/kernel'
import { type Campaign, campaignRules } from './campaign.ts'
import { empireOf, seatsOf } from './lookup.ts'
import { scoreOf } from './start/income.ts'
import type { View } from './state.ts'
import type { BattleGame } from './tactics-port.ts'
import type { CampaignDraft, Forms } from './words/draft.ts'
import { draftForms } from './words/draft-forms.ts'
import { logEntry } from './words/lines.ts'
import { empireName } from './words/names.ts'
import { purchaseForm } from './words/purchase-form.ts'
import { tables } from './words/tables.ts'

const PHASES = ['pairs', 'claims', 'left-over cards', 'purchase'] as const
const PHASE_OF: Readonly<Record<View['stage'], number>> = { land: 0, pairs: 0, claims: 1, extra: 2, purchase: 3 }
const TERMS: readonly Term[] = [
  { word: /hub/, means: 'A world where space lanes meet; lanes join all hubs with each other.' },
  { word: /lanes?/, means: 'A route between two worlds. Worlds that lanes join may trade over any distance.' },
  { word: /FTL/, means: 'Faster than light: the drive by which ships leave a system.' },
]
const phaseNow = (view: View): number => (view.outcome ? -1 : PHASE_OF[view.stage])
/** The most empires whose worlds are counted in the line of the goal, so that it stays one line on a screen of 1280 pixels. */
const MOST_COUNTED = 4
function sideText(view: View, seat: ReturnType<typeof seatsOf>[number]): string {
  const { worlds, isOut } = empireOf(view, seat)
  const name = empireName(seat)
  if (isOut) return `${name}: out`
  const income = scoreOf(view, seat).total
  return seatsOf(view).length > MOST_COUNTED ? `${name}: ${income}` : `${name}: income ${income} from ${plural(worlds.length, 'world')}`
}

/** The words of a campaign that is fought with a battle game. */
export function campaignWords(game: BattleGame): Words<Campaign, CampaignDraft> {
  const { askedOf, check } = campaignRules(game)
  const forms = { ...draftForms, purchase: purchaseForm(game) }
  return {
    // The draft is the first thing that players decide, so it is no preparation that default orders make.
    phase: (view) => ({ turn: 1, step: view.stage, title: `draft, ${PHASES[PHASE_OF[view.stage]] ?? 'pairs'}` }),
    phases: (view) => phaseMarks(PHASES, phaseNow(view)),
    goal: (view) => ({
      aim: 'Draft the worlds with the highest weekly income.',
      otherwise: 'Equal incomes are a draw.',
      sides: seatsOf(view).map((seat) => sideText(view, seat)),
      left: '',
    }),
    terms: TERMS,
    ...formWords<Forms>({ forms, askedOf, check }),
    logEntry,
    table: tables,
    tally: () => [],
    outcome: (outcome) => outcomeEntry(outcome, empireName),
  }
}
