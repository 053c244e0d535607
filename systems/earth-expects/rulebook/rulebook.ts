// The rule book in our own words, one entry per clause id. The chapters are beside this file.
import type { Chapter, Rulebook } from '@admiralty/kernel'
import type { ClauseSource } from './clause.ts'
import { harm, repairs, severed } from './damage.ts'
import { asteroids, comets, heat, radiation } from './debris.ts'
import { bases, civilians, design } from './design.ts'
import { engineFailure, engines } from './engines.ts'
import { impact, pointDefence, weaponsStep } from './fire.ts'
import { general } from './general.ts'
import { ion, laser } from './guns.ts'
import { missile, railgun } from './missiles.ts'
import { arrays, disguise, ftl, primaries, rapidFire, rolling } from './more-options.ts'
import { impossible, plot, sameHex, tailing, unpowered } from './movement.ts'
import { crews, exposed, fastMissiles, improvedTailing, options, reverse, simpleSensors, variableRepairs } from './options.ts'
import { atmosphere, interior, planets, surface, theInterface } from './planets.ts'
import { reference } from './reference.ts'
import { docking, hidden, lockOn } from './sensors.ts'
import { antiMissiles, armour, control, hulls, shields } from './systems.ts'
import { power, sequence } from './turn.ts'

const chapter = (title: string, clauses: readonly ClauseSource[]): Chapter => ({
  title,
  clauses: clauses.map(({ id, heading, text, advice }) => ({ id, heading, text, advice: advice === true })),
})

export const rulebook: Rulebook = {
  title: 'Earth Expects',
  chapters: [
    chapter('General', general),
    chapter('Sequence of play', sequence),
    chapter('Power', power),
    chapter('Engines', engines),
    chapter('Engine failure', engineFailure),
    chapter('Tailing', tailing),
    chapter('Unpowered flight', unpowered),
    chapter('The plot', plot),
    chapter('Impossible moves', impossible),
    chapter('Ships in one hex', sameHex),
    chapter('Repairs', repairs),
    chapter('Damage', harm),
    chapter('Severed sections', severed),
    chapter('The Weapons step', weaponsStep),
    chapter('Point of impact', impact),
    chapter('Point defence', pointDefence),
    chapter('Anti-missiles', antiMissiles),
    chapter('Armour', armour),
    chapter('Control', control),
    chapter('Shields', shields),
    chapter('Hull', hulls),
    chapter('Ion cannon', ion),
    chapter('Laser', laser),
    chapter('Missiles', missile),
    chapter('Railgun', railgun),
    chapter('Sensors', lockOn),
    chapter('Docking', docking),
    chapter('Hidden ships', hidden),
    chapter('Ship design', design),
    chapter('Bases', bases),
    chapter('Auxiliaries and civilian ships', civilians),
    chapter('Planets', planets),
    chapter('Atmosphere', atmosphere),
    chapter('The surface', surface),
    chapter('The interior', interior),
    chapter('The interface', theInterface),
    chapter('Asteroids', asteroids),
    chapter('Comets', comets),
    chapter('Radiation', radiation),
    chapter('Heat', heat),
    chapter('Options', options),
    chapter('Crew quality', crews),
    chapter('Exposed engines', exposed),
    chapter('Reverse thrust', reverse),
    chapter('Variable repairs', variableRepairs),
    chapter('Simple sensors', simpleSensors),
    chapter('Fast missiles', fastMissiles),
    chapter('Improved tailing', improvedTailing),
    chapter('Several primaries', primaries),
    chapter('Laser arrays', arrays),
    chapter('Rapid-fire railguns', rapidFire),
    chapter('Rolling', rolling),
    chapter('Disguised warships', disguise),
    chapter('Leaving by FTL', ftl),
    chapter('Quick reference', reference),
  ],
}
