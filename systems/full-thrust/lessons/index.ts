// The lessons of this game in their best order: the story, then teaching positions.
import type { GameLessons } from '@admiralty/lessons'
import type { FullThrust } from '../src/game.ts'
import aHitDrive from './a-hit-drive.json' with { type: 'json' }
import aScreenOfFighters from './a-screen-of-fighters.json' with { type: 'json' }
import anOddTurn from './an-odd-turn.json' with { type: 'json' }
import beamOrDefence from './beam-or-defence.json' with { type: 'json' }
import behindTheDrive from './behind-the-drive.json' with { type: 'json' }
import exactlyTwentyFour from './exactly-twenty-four.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import firstBattle from './first-battle.json' with { type: 'json' }
import fourParties from './four-parties.json' with { type: 'json' }
import halfThroughArmour from './half-through-armour.json' with { type: 'json' }
import howFarIsFarEnough from './how-far-is-far-enough.json' with { type: 'json' }
import intoTheBow from './into-the-bow.json' with { type: 'json' }
import onTheLine from './on-the-line.json' with { type: 'json' }
import oneBoxBehindAScreen from './one-box-behind-a-screen.json' with { type: 'json' }
import oneFireControl from './one-fire-control.json' with { type: 'json' }
import theBridge from './the-bridge.json' with { type: 'json' }
import theNearestShip from './the-nearest-ship.json' with { type: 'json' }
import theTrend from './the-trend.json' with { type: 'json' }
import thirteenUnits from './thirteen-units.json' with { type: 'json' }
import thrustAndFtl from './thrust-and-ftl.json' with { type: 'json' }
import tooNearToJump from './too-near-to-jump.json' with { type: 'json' }
import tooTightATurn from './too-tight-a-turn.json' with { type: 'json' }
import twoPointsToStarboard from './two-points-to-starboard.json' with { type: 'json' }
import twoRowsAtOnce from './two-rows-at-once.json' with { type: 'json' }
import twoSalvoesThreeMounts from './two-salvoes-three-mounts.json' with { type: 'json' }
import whereTheMarkerWaits from './where-the-marker-waits.json' with { type: 'json' }
import whoMeetsASalvo from './who-meets-a-salvo.json' with { type: 'json' }

export const lessons: GameLessons<FullThrust> = {
  files: {
    'first-battle': firstBattle,
    'two-points-to-starboard': twoPointsToStarboard,
    'an-odd-turn': anOddTurn,
    'too-tight-a-turn': tooTightATurn,
    'a-hit-drive': aHitDrive,
    'into-the-bow': intoTheBow,
    'on-the-line': onTheLine,
    'behind-the-drive': behindTheDrive,
    'one-fire-control': oneFireControl,
    'exactly-twenty-four': exactlyTwentyFour,
    'thirteen-units': thirteenUnits,
    'one-box-behind-a-screen': oneBoxBehindAScreen,
    'half-through-armour': halfThroughArmour,
    'two-rows-at-once': twoRowsAtOnce,
    'the-bridge': theBridge,
    'the-nearest-ship': theNearestShip,
    'where-the-marker-waits': whereTheMarkerWaits,
    'two-salvoes-three-mounts': twoSalvoesThreeMounts,
    'beam-or-defence': beamOrDefence,
    'a-screen-of-fighters': aScreenOfFighters,
    'who-meets-a-salvo': whoMeetsASalvo,
    'four-parties': fourParties,
    'thrust-and-ftl': thrustAndFtl,
    'too-near-to-jump': tooNearToJump,
    'how-far-is-far-enough': howFarIsFarEnough,
    'the-trend': theTrend,
  },
  figures,
  alike,
}
