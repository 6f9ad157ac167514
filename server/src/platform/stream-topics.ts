// Which sockets follow what: each at most one topic at a time, such as a conversation.

type Follower = { topic: string | undefined }

export type Topics<F extends Follower> = Map<string, Set<F>>

/** It follows nothing else from then on. */
export function follow<F extends Follower>(topics: Topics<F>, follower: F, topic: string): void {
  unfollow(topics, follower)
  follower.topic = topic
  topics.set(topic, (topics.get(topic) ?? new Set()).add(follower))
}

export function unfollow<F extends Follower>(topics: Topics<F>, follower: F): void {
  const { topic } = follower
  if (topic === undefined) return
  const followers = topics.get(topic)
  followers?.delete(follower)
  if (followers?.size === 0) topics.delete(topic)
  follower.topic = undefined
}
