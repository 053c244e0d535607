// The dialog of each kind of call.
import type { FormGame } from '@admiralty/forms'
import { attackPage } from './ask-attack.ts'
import { defendPage } from './ask-defence.ts'
import { enterPage } from './ask-entry.ts'
import { evadePage, firePage } from './ask-fire.ts'
import { flyAgainPage, flyPage, launchPage } from './ask-flight.ts'
import { ordnancePage } from './ask-ordnance.ts'
import { plotPage } from './ask-plot.ts'
import { repairPage } from './ask-repair.ts'
import { changePage, fleetPage } from './ask-setup.ts'
import type { GameForms } from './form.ts'

export const forms = {
  fleet: { duty: 'to choose a fleet', page: fleetPage },
  enter: { duty: 'to enter', page: enterPage },
  change: { duty: 'to change an entry', page: changePage },
  plot: { duty: 'to write orders', page: plotPage },
  launch: { duty: 'to launch fighters', page: launchPage },
  fly: { duty: 'to move fighters', page: flyPage },
  ordnance: { duty: 'to launch salvoes', page: ordnancePage },
  flyAgain: { duty: 'to move fighters again', page: flyAgainPage },
  attack: { duty: 'to declare attacks', page: attackPage },
  defend: { duty: 'to allot point defence', page: defendPage },
  fire: { duty: 'to fire', page: firePage },
  evade: { duty: 'to evade or not', page: evadePage },
  repair: { duty: 'to allot repairs', page: repairPage },
} satisfies FormGame<GameForms>['forms']
