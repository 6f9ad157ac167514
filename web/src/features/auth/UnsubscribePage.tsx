// The page behind the link in a mail that may be stopped. Opening it changes nothing: mail scanners
// open links too. Nobody has to sign in.

import { useMutation } from '@tanstack/react-query'
import { Redirect, useSearchParams } from 'wouter'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type StoppedTopic, stoppedTopics } from '#contract/shared/notice-topics.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { unsubscribe } from './api.ts'
import css from './auth.module.css'

const words = t.noticeChoices.stop

export default function UnsubscribePage() {
  const [params] = useSearchParams()
  const hash = params.get('hash') ?? ''
  if (hash === '') return <Redirect to="/" replace />
  return (
    <AuthLayout title={words.title}>
      <Stop hash={hash} />
    </AuthLayout>
  )
}

function Stop({ hash }: { hash: string }) {
  const stop = useMutation({ mutationFn: () => unsubscribe(hash) })
  const topic = stoppedTopics.find((one) => hash.endsWith(`-${one}`))
  if (topic === undefined) return <Alert kind="error">{words.unknown}</Alert>
  if (stop.isSuccess) return <Alert kind="success">{words.text(nameOf(topic))}</Alert>
  const isUnknown = stop.error instanceof ApiError && stop.error.code === 'unsubscribe_key_unknown'
  return (
    <div className={css.form}>
      <p>{words.ask(nameOf(topic))}</p>
      {stop.isError && (
        <Alert kind="error">{isUnknown ? words.unknown : messageOf(stop.error)}</Alert>
      )}
      <Button look="solid" busy={stop.isPending} onClick={() => stop.mutate()}>
        {words.do}
      </Button>
    </div>
  )
}

function nameOf(topic: StoppedTopic): string {
  return topic === 'digest' ? words.all : t.noticeChoices.topics[topic].title
}
