// The dialog of each kind of call.
import { announcePage, consentPage } from './ask-announce.ts'
import { defendPage, diePage } from './ask-answers.ts'
import { darkenPage } from './ask-darken.ts'
import { deployPage } from './ask-deploy.ts'
import { commitPage } from './ask-fire.ts'
import { heatPage, impactsPage } from './ask-hits.ts'
import { keepPage } from './ask-keep.ts'
import { markPage } from './ask-mark.ts'
import { guidePage } from './ask-missiles.ts'
import { plotPage } from './ask-plot.ts'
import { powerPage } from './ask-power.ts'
import { releasePage } from './ask-release.ts'
import { repairPage } from './ask-repair.ts'
import { rowPage, rowSetPage } from './ask-row.ts'
import { sensePage } from './ask-sense.ts'
import { fleetPage } from './ask-setting.ts'
import { onlyButton } from './only.ts'

export const forms = {
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
