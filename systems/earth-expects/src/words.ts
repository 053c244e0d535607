// The game in words: questions, choices, log lines, tables.
import { formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import type { EarthExpects } from './game.ts'
import { askedOf, check } from './game.ts'
import { announcePage, consentPage } from './words/ask-announce.ts'
import { defendPage, diePage, rowPage, rowSetPage } from './words/ask-answers.ts'
import { darkenPage } from './words/ask-darken.ts'
import { commitPage } from './words/ask-fire.ts'
import { heatPage, impactsPage } from './words/ask-hits.ts'
import { markPage } from './words/ask-mark.ts'
import { guidePage, plotPage } from './words/ask-plot.ts'
import { powerPage } from './words/ask-power.ts'
import { keepPage, repairPage } from './words/ask-repair.ts'
import { releasePage, sensePage } from './words/ask-sense.ts'
import { deployPage, fleetPage } from './words/ask-setting.ts'
import type { Draft } from './words/draft.ts'
import type { GameForms } from './words/form.ts'
import { goal } from './words/goal.ts'
import { lineOf, outcomeLine } from './words/lines.ts'
import { onlyButton } from './words/only.ts'
import { phase, phases } from './words/phases.ts'
import { tables } from './words/tables.ts'
import { tally } from './words/tally.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

const forms = {
  fleet: { duty: 'to buy ships', page: fleetPage },
  deploy: { duty: 'to place ships', page: onlyButton(deployPage) },
  mark: { duty: 'to aim the railguns of bases', page: markPage },
  announce: { duty: 'to announce', page: onlyButton(announcePage) },
  consent: { duty: 'to answer requests to dock', page: consentPage },
  power: { duty: 'to divide power', page: powerPage },
  plot: { duty: 'to plot movement', page: onlyButton(plotPage) },
  heat: { duty: 'to choose the side that faces the heat', page: heatPage },
  darken: { duty: 'to choose boxes that lose power', page: darkenPage },
  repair: { duty: 'to repair', page: onlyButton(repairPage) },
  guide: { duty: 'to guide missiles', page: guidePage },
  commit: { duty: 'to choose targets', page: onlyButton(commitPage) },
  defend: { duty: 'to defend against missiles', page: onlyButton(defendPage) },
  chooseDie: { duty: 'to choose a die', page: diePage },
  rowSet: { duty: 'to choose the direction of rows', page: rowSetPage },
  row: { duty: 'to choose a row', page: rowPage },
  impacts: { duty: 'to choose which missile strikes first', page: impactsPage },
  keep: { duty: 'to choose the part to keep', page: keepPage },
  sense: { duty: 'to use sensors', page: onlyButton(sensePage) },
  release: { duty: 'to release missiles', page: releasePage },
}

export const words: Words<EarthExpects, Draft> = {
  ...formWords<GameForms>({ forms, askedOf, check }),
  phase,
  phases,
  goal,
  terms,
  logEntry: lineOf,
  table: tables,
  tally,
  outcome: outcomeLine,
}
