// Cover art for the list of games: two ships that turn in two halves, their arcs, a salvo and a flight of fighters.
import type { Cover } from '@admiralty/game-ui'

export const cover: Cover = {
  color: 1,
  Art: () => (
    <g>
      <g className="side-2">
        <path className="shot" fill="none" d="M40 290V216L70 164" />
        <use href="#s-battleship" x="16" y="262" width="48" height="48" />
        <use href="#s-battleship" x="50" y="134" width="44" height="44" transform="rotate(30 72 156)" />
        <path className="shot" fill="none" d="M72 156L60 40M72 156L152 68" />
      </g>
      <g className="side-1">
        <path className="shot" fill="none" d="M168 20V88L150 150" />
        <use href="#s-cruiser" x="146" y="0" width="44" height="44" transform="rotate(180 168 22)" />
        <use href="#s-cruiser" x="130" y="130" width="40" height="40" transform="rotate(200 150 150)" />
        <use href="#s-fighter" x="104" y="196" width="20" height="20" transform="rotate(225 114 206)" />
        <use href="#s-fighter" x="122" y="210" width="20" height="20" transform="rotate(225 132 220)" />
        <use href="#s-missile" x="96" y="84" width="22" height="22" transform="rotate(240 107 95)" />
      </g>
    </g>
  ),
}
