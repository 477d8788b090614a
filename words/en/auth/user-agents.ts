export const authUserAgents = {
  'auth.user-agent': '{browser} on {system}',
  'auth.user-agent.unknown': 'Unknown device',
} as const
