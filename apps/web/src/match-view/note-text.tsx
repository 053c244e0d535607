// One message with its author. Name and text are isolated, so that bidirectional characters cannot change the text around them.
import { SideBadge, type SideStyle } from '@admiralty/board'
import type { Note } from '../api/social.ts'
import { personName } from '../parts/seat.tsx'
import { noteText } from './texts.ts'

export function NoteText({ note, sideStyle }: { readonly note: Note; readonly sideStyle: SideStyle }) {
  return (
    <>
      <SideBadge sideStyle={sideStyle} size={13} /> <bdi className="speaker">{personName(note.name, note.seat)}</bdi>{' '}
      <q>
        <bdi>{noteText(note)}</bdi>
      </q>
    </>
  )
}
