// One thing said: by whom, and what. Whatever was typed is text and nothing else, and turns no writing around.
import { SideBadge, type SideStyle } from '@admiralty/board'
import type { Note } from '../api/social.ts'
import { seatName } from '../parts/side-style.tsx'
import { noteText } from './texts.ts'

export function NoteText({ note, sideStyle }: { readonly note: Note; readonly sideStyle: SideStyle }) {
  return (
    <>
      <SideBadge sideStyle={sideStyle} size={13} /> <bdi className="speaker">{note.name || seatName(note.seat)}</bdi>{' '}
      <q>
        <bdi>{noteText(note)}</bdi>
      </q>
    </>
  )
}
