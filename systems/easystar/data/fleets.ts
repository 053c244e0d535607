// Ready-made fleets: name, style, intended budget, ships by class and name, damage control. The first ship is the flagship.
import { CLASSES, type ClassName } from './classes.ts'

/** The main strength of a fleet, for players and bots. */
export const STYLES = ['gunline', 'torpedoes', 'carriers', 'balanced'] as const
/** Each fleet is built for a scenario with its own demands, for the hunt for a leviathan, or for any battle. */
type Purpose = 'battle' | 'hunt' | 'quality' | 'starbase' | 'convoy' | 'carriers'
interface FleetTemplate {
  readonly name: string
  readonly style: (typeof STYLES)[number]
  readonly scenario: Purpose
  readonly budget: number
  readonly damageControl: number
  /** Names of the ships by class. */
  readonly ships: Readonly<Partial<Record<ClassName, readonly string[]>>>
}

const TABLE: Readonly<Record<Purpose, Readonly<Record<string, string>>>> = {
  battle: {
    'Long Guns': 'gunline 250: gunCruiser Ordnance, oneShot Bodkin/Jackdaw',
    'Wolf Pack': 'torpedoes 250: keelTorpedoes Undertow, oneShot Pike, picket Gar, lancet Minnow',
    'Small Wing': 'carriers 250: fighterTender Rookery, escort Wren, oneShot Thunderclap',
    'Flying Squad': 'balanced 250: ironCruiser Rapier, raider Magpie, picket Midge',
    Broadside: 'gunline 500: gunCruiser Furnace/Culverin, oneShot Sabre/Arbalest/Longbow/Gnat',
    'Night Tide':
      'torpedoes 500: ironTorpedoes Riptide, keelTorpedoes Maelstrom, heavyTorpedoBoat Barracuda, oneShot Moray, torpedoBoat Eel',
    'Carrier Group': 'carriers 500: carrierCruiser Aerie, lightCarrier Dovecote, escort Kestrel/Merlin, picket Swift',
    'Sample Flotilla':
      'balanced 500: missileCruiser Headmaster, allRounder First Sample, torpedoBoat Second Sample, oneShot Third Sample, escortCarrier Fourth Sample, lancer Fifth Sample',
    'Iron Vanguard': 'balanced 500: ironCruiser Anvil, oneShot Chisel/Gavel/Mallet, escort Tongs/Pincer, picket Rivet/Spark',
    'Battle Line':
      'gunline 750: lineBattleship Adamant, gunCruiser Basilisk/Falconet, blasterCruiser Crucible, lancer Claymore, sniper Crossbow',
    'Deep Current':
      'torpedoes 750: torpedoBattleship Abyss, torpedoCruiser Vortex/Whirlpool, heavyTorpedoBoat Sturgeon/Conger/Tarpon/Bonito, torpedoBoat Garfish, lancet Bleak/Loach',
    'Fleet Wing':
      'carriers 750: fleetCarrier Eyrie, shieldCruiser Buckler, gunCruiser Saker, escort Hobby/Harrier, oneShot Mortar, damageControl 1',
    'Task Force':
      'balanced 750: missileBattleship Sovereign, gunCruiser Bombard, torpedoCruiser Breaker, missileCruiser Javelin, lancer Estoc, oneShot Bolt, allRounder Pigeon',
    'Grand Battery':
      'gunline 1000: lineBattleship Colossus/Titan, gunCruiser Carronade/Howitzer, blasterCruiser Forge, lancer Falchion, sniper Musket, picket Firefly, damageControl 2',
    'Black Water':
      'torpedoes 1000: torpedoBattleship Kraken/Charybdis, torpedoCruiser Tempest/Squall/Gale, heavyTorpedoBoat Wolffish/Dogfish/Stingray, torpedoBoat Hagfish, lancet Smelt',
    'Great Wing':
      'carriers 1000: fleetCarrier Skyhold, missileBattleship Regent, shieldCruiser Targe/Pavise, escort Lanner/Goshawk/Osprey, oneShot Cannonade, lancet Thorn',
    'Home Fleet':
      'balanced 1000: lineBattleship Steadfast, missileBattleship Imperator, gunCruiser Mangonel, torpedoCruiser Cascade, missileCruiser Assegai, lancer Cutlass, oneShot Hammer, allRounder Starling, picket Cricket, lancet Bramble',
    'Reserve Fleet':
      'balanced 1500: lineBattleship Bulwark, missileBattleship Chancellor, gunCruiser Trebuchet/Ballista, blasterCruiser Kiln, torpedoCruiser Torrent, missileCruiser Harpoon, shieldCruiser Aegis, lancer Glaive, sniper Culver, oneShot Anvil, raider Corsair, allRounder Finch, lancet Nettle',
    'All Hands':
      'balanced 2000: fleetCarrier Citadel, lineBattleship Invincible, shieldCruiser Rondache/Rampart/Palisade, gunCruiser Serpentine/Petrary/Demiculverin, lancer Partisan/Spontoon/Voulge/Ranseur/Poleaxe, sniper Falcon, hornet Wasp/Bee/Gadfly, damageControl 3',
  },
  hunt: {
    'Three Harpoons': 'balanced 500: ironCruiser Ahab/Queequeg/Pequod, damageControl 1',
    'Two Giants': 'gunline 500: ironBattleship Gog/Magog',
  },
  quality: {
    'The Monarch': 'gunline 500: monarch Monarch, damageControl 1',
    'The Hive': 'carriers 500: hive Hive, damageControl 3',
  },
  starbase: {
    'Watch on the Base': 'balanced 500: starbase Lighthouse, oneShot Sentinel/Beacon/Halberd, damageControl 1',
    'Guns of the Base': 'gunline 500: gunBase Bastion, ironCruiser Culverton, damageControl 3',
  },
  convoy: {
    'Escort Duty': 'balanced 250: escort Shepherd/Collie, oneShot Crook, picket Lamb/Ewe/Ram, damageControl 1',
    'Guarded Convoy': 'gunline 250: gunCruiser Drover, oneShot Outrider/Vanguard',
  },
  carriers: {
    'One Great Carrier': 'carriers 500: fleetCarrier Acropolis, gunCruiser Rampager, sniper Stiletto, damageControl 1',
    'Three Light Carriers': 'balanced 500: lightCarrier Larkspur/Lapwing/Linnet, escort Shrike, picket Flit',
    'Tenders and Torpedoes': 'torpedoes 500: torpedoCruiser Groundswell/Backwash, strikeTender Heronry, fighterTender Pinfold',
  },
}

const isClass = (word: string): word is ClassName => Object.hasOwn(CLASSES, word)
/** A line of the table. Throws if it is wrong. */
function fleetFrom(scenario: Purpose, name: string, line: string): FleetTemplate {
  const [head = '', list = ''] = line.split(': ')
  const [word, budget] = head.split(' ')
  const style = STYLES.find((one) => one === word)
  if (!style) throw new Error(`${name} has no style`)
  let damageControl = 0
  const ships: Partial<Record<ClassName, readonly string[]>> = {}
  for (const part of list.split(', ')) {
    const [what = '', ...rest] = part.split(' ')
    if (isClass(what)) ships[what] = rest.join(' ').split('/')
    else if (what === 'damageControl') damageControl = Number(rest[0])
    else throw new Error(`${name}: no class ${what}`)
  }
  return { name, style, scenario, budget: Number(budget), damageControl, ships }
}
const PURPOSES = Object.keys(TABLE) as Purpose[] // the table's own keys
export const FLEETS: readonly FleetTemplate[] = PURPOSES.flatMap((scenario) =>
  Object.entries(TABLE[scenario]).map(([name, line]) => fleetFrom(scenario, name, line)),
)
