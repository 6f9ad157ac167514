// The client's personal tokens: those there are, and a new one, which is shown once.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type TokenView, tokenLimits } from '#contract/client/api-tokens.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { toast } from '../../lib/toast/toast.ts'
import css from './ApiAccess.module.css'
import { revokeToken, tokensQuery } from './api.ts'
import { MakeToken } from './MakeToken.tsx'

export default function ApiAccessPage() {
  const [shown, setShown] = useState<string>()
  const { calls, orders } = tokenLimits
  return (
    <UserPage title={t.apiAccess.title} lead={t.apiAccess.lead} width="text">
      <p className={css.note}>
        {t.apiAccess.limits(calls, orders)}{' '}
        <a className={css.link} href="/api/docs">
          {t.apiAccess.docs}
        </a>
        {' · '}
        <Link className={css.link} to="/user/webhooks">
          {t.apiAccess.webhooks}
        </Link>
      </p>
      {shown !== undefined && <Shown token={shown} onSeen={() => setShown(undefined)} />}
      <Loaded query={useQuery(tokensQuery)} lines={6}>
        {({ tokens, methods }) => (
          <>
            <section className={panelClass} aria-labelledby="tokens">
              <h2 id="tokens">{t.apiAccess.tokens}</h2>
              {tokens.length === 0 ? (
                <p>{t.apiAccess.none}</p>
              ) : (
                <ul className={css.list}>
                  {tokens.map((token) => (
                    <Token key={token.id} token={token} />
                  ))}
                </ul>
              )}
            </section>
            <MakeToken methods={methods} onMade={setShown} />
          </>
        )}
      </Loaded>
    </UserPage>
  )
}

function Shown({ token, onSeen }: { token: string; onSeen: () => void }) {
  return (
    <section className={`${panelClass} ${css.shown}`} aria-label={t.apiAccess.token}>
      <p role="status">{t.apiAccess.shown}</p>
      <TextField label={t.apiAccess.token} readOnly value={token} onFocus={selectAll} />
      <Button onClick={onSeen}>{t.apiAccess.seen}</Button>
    </section>
  )
}

function selectAll({ target }: { readonly target: HTMLInputElement }): void {
  target.select()
}

function Token({ token }: { token: TokenView }) {
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: revokeToken,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => queries.invalidateQueries(tokensQuery),
  })
  const { id, name, addresses, last_used_at: used } = token
  return (
    <li className={css.token}>
      <span className={css.what}>
        <b>{name}</b>
        <small>
          {scopesOf(token)}, {t.apiAccess.madeAt(format.date(token.created_at))},{' '}
          {t.apiAccess.until(format.date(token.expires_at))},{' '}
          {used === null ? t.apiAccess.unused : t.apiAccess.used(format.dateMinute(used))}
          {addresses.length > 0 && `, ${t.apiAccess.from(addresses.join(', '))}`}
        </small>
      </span>
      {token.revoked_at === null ? (
        <Button
          look="ghost"
          busy={revoke.isPending}
          aria-label={t.apiAccess.revokeNamed(name)}
          onClick={() => revoke.mutate(id)}
        >
          {t.apiAccess.revoke}
        </Button>
      ) : (
        <small>{t.apiAccess.revoked}</small>
      )}
    </li>
  )
}

function scopesOf({ scopes: [first, second] }: TokenView): string {
  if (second !== undefined) return t.apiAccess.both
  return first === undefined ? '' : t.apiAccess.scopes[first]
}
