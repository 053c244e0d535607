// The quick reference.
import type { ClauseSource } from './clause.ts'

export const reference: readonly ClauseSource[] = [
  { id: 'EE-QRF-01', heading: 'A turn', text: 'Power, Movement, Repairs, Weapons, Sensors (EE-SEQ-01).' },
  {
    id: 'EE-QRF-02',
    heading: 'Power needed',
    text: 'One point a box: engine (up to one), sensor, laser, railgun, ion cannon, shield generator. A half engine powers itself (R-EE-133). See EE-POW-07.',
  },
  {
    id: 'EE-QRF-03',
    heading: 'Manoeuvres',
    text: 'Turn or drift 1, cancel a hex 2; twice that for the second before one hex, three times for the third (EE-MOV-08).',
  },
  {
    id: 'EE-QRF-04',
    heading: 'Damage and repairs',
    text: 'Four marks on the record:\n\nLight (a dot): out for a turn, clears by itself.\n\nModerate (a stroke): repaired to light by a crew that does not manoeuvre.\n\nCritical (a cross): conducts no power; repaired to heavy in the same way.\n\nHeavy (a cross in a circle): only conducts power.\n\nThe marks of the printed quick reference are lost; these are the ones of the damage rules (R-EE-134).',
  },
  {
    id: 'EE-QRF-05',
    heading: 'Point of impact',
    text: 'Choose a row and a high side, and roll two dice. The row moves by the difference from 7; the first box on it is hit (EE-POI-04).',
  },
  {
    id: 'EE-QRF-06',
    heading: 'Ion cannon',
    text: 'A die for each box and one for a lock-on, less the square of range plus shields: 0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100 (EE-ION-02, EE-ION-04).',
  },
  {
    id: 'EE-QRF-07',
    heading: 'Railgun',
    text: 'The die must be higher than the target’s manoeuvre points. Without a lock-on take the range off the die; each lock-on beyond the first adds 1 (EE-RAI-04, EE-RAI-05).',
  },
  {
    id: 'EE-QRF-08',
    heading: 'Missiles',
    text: 'Missiles hit in the turn after the launch if their ship obtains a lock-on in the turn of the launch (EE-MIS-04).',
  },
  {
    id: 'EE-QRF-09',
    heading: 'Lock-on',
    text: 'The die must be higher than the range. Add 1 for a lock-on last turn, 1 for each sensor beyond the first, 1 if the target was hit, fired or used sensors (EE-SEN-05 to EE-SEN-08).',
  },
  {
    id: 'EE-QRF-10',
    heading: 'Laser reduction',
    text: 'The effective range divided by the strength, fractions dropped, is taken off the die. Reduction 0, 1, 2, 3, 4 and 5 at effective ranges of:\n\nStrength 1: 0, 1, 2, 3, 4, 5.\n\nStrength 2: 0–1, 2–3, 4–5, 6–7, 8–9, 10–11.\n\nStrength 3: 0–2, 3–5, 6–8, 9–11, 12–14, 15–17.\n\nStrength 4: 0–3, 4–7, 8–11, 12–15, 16–19, 20–23.\n\nStrength 5: 0–4, 5–9, 10–14, 15–19, 20–24, 25–29.\n\nStrength 6: 0–5, 6–11, 12–17, 18–23, 24–29, 30–35.\n\nStrength 7: 0–6, 7–13, 14–20, 21–27, 28–34, 35–41.\n\nStrength 8: 0–7, 8–15, 16–23, 24–31, 32–39, 40–47.\n\nAt longer ranges only the larger dice of better crews can do damage. Without a lock-on the effective ranges are those of EE-LAS-03.',
  },
  {
    id: 'EE-QRF-11',
    heading: 'Laser drift',
    text: '1 or 2 one row to the low side, 3 or 4 the same row, 5 or 6 one row to the high side (EE-LAS-07).',
  },
]
