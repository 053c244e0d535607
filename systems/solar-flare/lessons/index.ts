// The lessons of this game in their best order: the first battle, then teaching positions.
import type { GameLessons } from '@admiralty/lessons'
import type { SolarFlare } from '../src/game.ts'
import aBlastAndItsReach from './a-blast-and-its-reach.json' with { type: 'json' }
import aBreach from './a-breach.json' with { type: 'json' }
import aChain from './a-chain.json' with { type: 'json' }
import aMoonOnTheLine from './a-moon-on-the-line.json' with { type: 'json' }
import aOneOnAWeakShield from './a-one-on-a-weak-shield.json' with { type: 'json' }
import aShiftSideways from './a-shift-sideways.json' with { type: 'json' }
import anOldTorpedo from './an-old-torpedo.json' with { type: 'json' }
import behindANebula from './behind-a-nebula.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import firstBattle from './first-battle.json' with { type: 'json' }
import friendsInTheWay from './friends-in-the-way.json' with { type: 'json' }
import halfATurn from './half-a-turn.json' with { type: 'json' }
import intoTheRocks from './into-the-rocks.json' with { type: 'json' }
import powerForAShield from './power-for-a-shield.json' with { type: 'json' }
import theAdmiralDecides from './the-admiral-decides.json' with { type: 'json' }
import theLastShip from './the-last-ship.json' with { type: 'json' }
import thePriceOfOvercharge from './the-price-of-overcharge.json' with { type: 'json' }
import theSofterTarget from './the-softer-target.json' with { type: 'json' }
import thirteenHexes from './thirteen-hexes.json' with { type: 'json' }
import twoTeamsOneComponent from './two-teams-one-component.json' with { type: 'json' }
import whatAShieldStops from './what-a-shield-stops.json' with { type: 'json' }
import whatAShipCosts from './what-a-ship-costs.json' with { type: 'json' }
import whatBatteriesAreFor from './what-batteries-are-for.json' with { type: 'json' }
import whichSideIsHit from './which-side-is-hit.json' with { type: 'json' }

export const lessons: GameLessons<SolarFlare> = {
  files: {
    'first-battle': firstBattle,
    'what-a-shield-stops': whatAShieldStops,
    'a-one-on-a-weak-shield': aOneOnAWeakShield,
    'a-breach': aBreach,
    'behind-a-nebula': behindANebula,
    'a-moon-on-the-line': aMoonOnTheLine,
    'friends-in-the-way': friendsInTheWay,
    'which-side-is-hit': whichSideIsHit,
    'thirteen-hexes': thirteenHexes,
    'a-blast-and-its-reach': aBlastAndItsReach,
    'a-chain': aChain,
    'an-old-torpedo': anOldTorpedo,
    'power-for-a-shield': powerForAShield,
    'two-teams-one-component': twoTeamsOneComponent,
    'what-batteries-are-for': whatBatteriesAreFor,
    'the-price-of-overcharge': thePriceOfOvercharge,
    'half-a-turn': halfATurn,
    'a-shift-sideways': aShiftSideways,
    'into-the-rocks': intoTheRocks,
    'what-a-ship-costs': whatAShipCosts,
    'the-admiral-decides': theAdmiralDecides,
    'the-softer-target': theSofterTarget,
    'the-last-ship': theLastShip,
  },
  figures,
  alike,
}
