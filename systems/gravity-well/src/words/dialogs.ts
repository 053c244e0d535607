// The dialog of each kind of call.
import type { FormGame } from '@admiralty/forms'
import { firePage, strikePage } from './ask-attack.ts'
import { deliverPage } from './ask-delivery.ts'
import { buildPage } from './ask-economy.ts'
import { aimPage, armPage, cargoPage, deployPage, landPage, pulsePage } from './ask-impulse.ts'
import { launchPage } from './ask-launch.ts'
import { moonPage, stationPage } from './ask-setup.ts'
import { thrustPage } from './ask-thrust.ts'
import type { GameForms } from './form.ts'

export const forms = {
  moon: { duty: 'to place a moon', page: moonPage },
  station: { duty: 'to place a station', page: stationPage },
  launch: { duty: 'to launch', page: launchPage },
  thrust: { duty: 'to choose thrust', page: thrustPage },
  cargo: { duty: 'to move cargo', page: cargoPage },
  land: { duty: 'to land', page: landPage },
  deploy: { duty: 'to deploy satellites', page: deployPage },
  aim: { duty: 'to decide on fire', page: aimPage },
  fire: { duty: 'to fire', page: firePage },
  pulse: { duty: 'to decide on pulses', page: pulsePage },
  arm: { duty: 'to decide on strikes', page: armPage },
  strike: { duty: 'to strike', page: strikePage },
  deliver: { duty: 'to deliver gas', page: deliverPage },
  build: { duty: 'to build', page: buildPage },
} satisfies FormGame<GameForms>['forms']
