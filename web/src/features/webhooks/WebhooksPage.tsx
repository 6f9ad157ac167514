// The client's webhooks: those there are with what was sent to them, and a new one, whose secret is
// shown once.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { webhooksQuery } from './api.ts'
import { MakeWebhook } from './MakeWebhook.tsx'
import { Webhook } from './Webhook.tsx'
import css from './Webhooks.module.css'

export default function WebhooksPage() {
  const [shown, setShown] = useState<string>()
  return (
    <UserPage title={t.webhooks.title} lead={t.webhooks.lead} width="text">
      <p className={css.note}>
        <Link className={css.link} to="/user/api">
          {t.webhooks.tokens}
        </Link>
      </p>
      {shown !== undefined && <Shown secret={shown} onSeen={() => setShown(undefined)} />}
      <Loaded query={useQuery(webhooksQuery)} lines={6}>
        {({ webhooks, methods }) => (
          <>
            <section className={panelClass} aria-labelledby="webhooks">
              <h2 id="webhooks">{t.webhooks.yours}</h2>
              {webhooks.length === 0 ? (
                <p>{t.webhooks.none}</p>
              ) : (
                <ul className={css.list}>
                  {webhooks.map((webhook) => (
                    <Webhook
                      key={webhook.id}
                      webhook={webhook}
                      methods={methods}
                      onSecret={setShown}
                    />
                  ))}
                </ul>
              )}
            </section>
            <MakeWebhook methods={methods} onMade={setShown} />
          </>
        )}
      </Loaded>
    </UserPage>
  )
}

function Shown({ secret, onSeen }: { secret: string; onSeen: () => void }) {
  return (
    <section className={`${panelClass} ${css.form}`} aria-label={t.webhooks.secret}>
      <p role="status">{t.webhooks.shown}</p>
      <TextField
        label={t.webhooks.secret}
        readOnly
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={onSeen}>{t.webhooks.seen}</Button>
    </section>
  )
}
