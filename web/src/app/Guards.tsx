// Who may see a screen, and what happens to everybody else: nobody is sent elsewhere without a
// word.

import { type ReactNode, useEffect, useRef } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { modeQuery } from '#contract/shared/mode-query.ts'
import { Mode } from '#contract/shared/wire.ts'
import { Skeleton } from '#ui/States.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { useSession } from '../lib/session/session.ts'
import { forgetWay, rememberedWay, rememberWay } from '../lib/session/way-back.ts'
import { toast } from '../lib/toast/toast.ts'
import { chooseMode, useBook } from '../lib/trading/book.ts'
import { noteMode } from './mode-note.ts'

type Guard = { readonly children: ReactNode }

export function VisitorsOnly({ children }: Guard) {
  const state = useSession((session) => session.state)
  // Whoever signs in here knows that they did; whoever comes by a link may not.
  const wasVisitor = useRef(false)
  if (state === 'unknown') return <Waiting />
  if (state === 'signed-in') return <SendOn says={!wasVisitor.current} />
  wasVisitor.current = true
  return children
}

function SendOn({ says }: { readonly says: boolean }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on leaving
  useEffect(() => {
    if (says) toast('info', t.frame.signedInAlready)
  }, [])
  return <Redirect to={rememberedWay()} replace />
}

export function ClientsOnly({ children }: Guard) {
  const state = useSession((session) => session.state)
  const path = usePathAndQuery()
  useEffect(() => {
    if (state === 'signed-in') forgetWay()
  }, [state])
  if (state === 'unknown') return <Waiting />
  if (state === 'signed-in') return <FollowMode>{children}</FollowMode>
  rememberWay(path)
  return <Redirect to="/auth/signin" replace />
}

/** A link that names an account takes one there, and the address forgets it. */
function FollowMode({ children }: Guard) {
  const [pathname, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const named = Mode.safeParse(query.get(modeQuery)).data
  useEffect(() => {
    if (named === undefined) return
    if (useBook.getState().mode !== named) noteMode({ at: pathname, mode: named })
    chooseMode(named)
    query.delete(modeQuery)
    navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true })
  })
  return named === undefined ? children : <Waiting />
}

/**
 * Money and plans exist on the live account only; the demo sends from here to the trading screen.
 */
export function RealOnly({ children }: Guard) {
  const isReal = useBook((book) => book.mode === 'real')
  const missed = usePathAndQuery()
  const wasReal = useRef(false)
  useEffect(() => {
    // Who switches to the demo here has asked for it.
    if (!isReal && !wasReal.current) noteMode({ at: '/user/home', mode: 'demo', missed })
    wasReal.current = isReal
  }, [isReal, missed])
  return isReal ? children : <Redirect to="/user/home" replace />
}

function usePathAndQuery(): string {
  const [pathname] = useLocation()
  const search = useSearch()
  return search === '' ? pathname : `${pathname}?${search}`
}

export function Waiting(): ReactNode {
  return <Skeleton lines={6} label={t.shell.loading} />
}
