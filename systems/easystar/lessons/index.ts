// The lessons of this game in their best order: the first battle, then teaching positions.
import type { GameLessons } from '@admiralty/lessons'
import type { EasyStar } from '../src/game.ts'
import aJumpToTheBlindSide from './a-jump-to-the-blind-side.json' with { type: 'json' }
import aSixThatDoesNothing from './a-six-that-does-nothing.json' with { type: 'json' }
import afterTheLastHex from './after-the-last-hex.json' with { type: 'json' }
import afterTurnTwenty from './after-turn-twenty.json' with { type: 'json' }
import behindTheBattleship from './behind-the-battleship.json' with { type: 'json' }
import bothTurrets from './both-turrets.json' with { type: 'json' }
import bringTheGunRound from './bring-the-gun-round.json' with { type: 'json' }
import { alike, figures } from './figures.ts'
import firstBattle from './first-battle.json' with { type: 'json' }
import howFarSheTurns from './how-far-she-turns.json' with { type: 'json' }
import howMuchRoom from './how-much-room.json' with { type: 'json' }
import howToSpendCounters from './how-to-spend-counters.json' with { type: 'json' }
import outOfEveryArc from './out-of-every-arc.json' with { type: 'json' }
import roundTheArmour from './round-the-armour.json' with { type: 'json' }
import slowDownOrNot from './slow-down-or-not.json' with { type: 'json' }
import theClearWay from './the-clear-way.json' with { type: 'json' }
import theLastWord from './the-last-word.json' with { type: 'json' }
import theShotThatSinks from './the-shot-that-sinks.json' with { type: 'json' }
import tooSmallToRam from './too-small-to-ram.json' with { type: 'json' }
import whatSheCosts from './what-she-costs.json' with { type: 'json' }
import whatTheDieMustShow from './what-the-die-must-show.json' with { type: 'json' }
import whatToThrowOverboard from './what-to-throw-overboard.json' with { type: 'json' }
import whenToSlipAway from './when-to-slip-away.json' with { type: 'json' }
import whoGoesFirst from './who-goes-first.json' with { type: 'json' }
import whoLiesInTheArc from './who-lies-in-the-arc.json' with { type: 'json' }

export const lessons: GameLessons<EasyStar> = {
  files: {
    'first-battle': firstBattle,
    'bring-the-gun-round': bringTheGunRound,
    'how-far-she-turns': howFarSheTurns,
    'after-the-last-hex': afterTheLastHex,
    'a-jump-to-the-blind-side': aJumpToTheBlindSide,
    'who-lies-in-the-arc': whoLiesInTheArc,
    'out-of-every-arc': outOfEveryArc,
    'what-the-die-must-show': whatTheDieMustShow,
    'the-shot-that-sinks': theShotThatSinks,
    'round-the-armour': roundTheArmour,
    'both-turrets': bothTurrets,
    'when-to-slip-away': whenToSlipAway,
    'a-six-that-does-nothing': aSixThatDoesNothing,
    'slow-down-or-not': slowDownOrNot,
    'how-to-spend-counters': howToSpendCounters,
    'what-to-throw-overboard': whatToThrowOverboard,
    'the-clear-way': theClearWay,
    'too-small-to-ram': tooSmallToRam,
    'behind-the-battleship': behindTheBattleship,
    'who-goes-first': whoGoesFirst,
    'the-last-word': theLastWord,
    'after-turn-twenty': afterTurnTwenty,
    'what-she-costs': whatSheCosts,
    'how-much-room': howMuchRoom,
  },
  figures,
  alike,
}
