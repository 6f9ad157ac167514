// The palette, opened: screens and acts are found here, records by what was typed.

import { Command } from 'cmdk'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useKeysOn } from '../lib/single-keys.ts'
import { useDesk } from '../lib/use-desk.ts'
import { type ActHere, actsHere } from '../lib/use-keys.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { shell as t } from '../words/shell.ts'
import type { Act, Allowed } from './nav.ts'
import css from './Palette.module.css'
import { type FoundRecord, useFound } from './palette-api.ts'
import { readRecent } from './recent.ts'
import { actionOf, glyphs, pathOf } from './records.ts'

type Props = {
  readonly allowed: Allowed
  readonly acts: readonly Act[]
  readonly onClose: () => void
}

export function PaletteDialog({ allowed, acts, onClose }: Props) {
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState('')
  // As the screen below stood when this was opened.
  const [here] = useState(actsOfScreen)
  const found = useFound(typed)
  // What the server finds comes after what is found here: picked only where that is nothing.
  const first = found[0] && itemOf(found[0])
  const pick = (act: () => void) => {
    onClose()
    // Once this has gone: what it does may want the focus.
    setTimeout(act)
  }
  return (
    <Dialog title={t.find} isHigh onClose={onClose}>
      <Command
        className={css.palette}
        label={t.find}
        value={picked || (first ?? '')}
        onValueChange={setPicked}
      >
        <Command.Input
          className={css.typed}
          placeholder={t.find}
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List className={css.found}>
          {found.length === 0 && (
            <Command.Empty className={css.none}>{t.nothingFound}</Command.Empty>
          )}
          {typed === '' && <Seen onPick={(path) => pick(() => go(path))} />}
          <Here acts={here} onPick={pick} />
          <Command.Group heading={t.screensFound}>
            {allowed.map(({ name, path, glyph, key }) => (
              <Command.Item
                key={name}
                value={t.screens[name]}
                onSelect={() => pick(() => go(path))}
              >
                <Glyph name={glyph} />
                <span>{t.screens[name]}</span>
                <kbd>G</kbd> <kbd>{key.toUpperCase()}</kbd>
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading={t.actsFound}>
            {acts.map(({ name, act }) => (
              <Command.Item key={name} value={name} onSelect={() => pick(act)}>
                <span>{name}</span>
              </Command.Item>
            ))}
          </Command.Group>
          <Records found={found} onPick={(path) => pick(() => go(path))} />
        </Command.List>
      </Command>
    </Dialog>
  )
}

type HereProps = {
  readonly acts: readonly ActHere[]
  readonly onPick: (act: () => void) => void
}

/** What the screen can do now, each with its key. */
function Here({ acts, onPick }: HereProps) {
  const areOn = useKeysOn()
  if (acts.length === 0) return null
  return (
    <Command.Group heading={t.actsHere}>
      {acts.map(({ key, does, act }) => (
        <Command.Item key={does} value={`here ${does}`} onSelect={() => onPick(act)}>
          <span>{does}</span>
          {areOn && key !== undefined && <kbd>{key === ' ' ? '␣' : key.toUpperCase()}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

/** Two ways to the same stand once; how to go somewhere is below. */
function actsOfScreen(): readonly ActHere[] {
  const own = actsHere().filter(({ key }) => key !== 'g' && key !== '?')
  return [...new Map(own.map((act) => [act.does, act])).values()]
}

type PickProps = { readonly onPick: (path: string) => void }

/** What was looked at last. */
function Seen({ onPick }: PickProps) {
  const desk = useDesk()
  const seen = readRecent(desk?.member.id ?? '').filter(({ kind }) =>
    desk?.actions.includes(actionOf(kind)),
  )
  if (seen.length === 0) return null
  return (
    <Command.Group heading={t.seenLast}>
      {seen.map(({ kind, id }) => (
        <Command.Item
          key={`${kind} ${id}`}
          value={`seen ${kind} ${id}`}
          onSelect={() => onPick(pathOf({ kind, id }))}
        >
          <Glyph name={glyphs[kind]} />
          <span>
            {t.records[kind]} {id}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const itemOf = ({ kind, id }: Pick<FoundRecord, 'kind' | 'id'>) => `found ${kind} ${id}`

/** What the server finds is shown as it is: it may be found by what is masked. */
function Records({ found, onPick }: PickProps & { found: readonly FoundRecord[] }) {
  if (found.length === 0) return null
  return (
    <Command.Group heading={t.recordsFound} forceMount>
      {found.map(({ kind, id, path, about }) => (
        <Command.Item
          key={`${kind} ${id}`}
          value={itemOf({ kind, id })}
          forceMount
          onSelect={() => onPick(path)}
        >
          <Glyph name={glyphs[kind]} />
          <span>
            {t.records[kind]} {kind === 'client' && id} <small>{about}</small>
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
