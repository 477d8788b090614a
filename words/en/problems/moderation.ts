export const moderation = {
  'moderation.report-decided': 'Somebody else has decided this report already.',
  'moderation.already-down': 'This is taken down already.',
  'moderation.restored': 'This is not taken down any more.',
  'moderation.appeal-waits': 'The store has appealed. Decide the appeal.',
  'moderation.no-appeal': 'No appeal waits here, or somebody else has decided it.',
  'moderation.confirmed': 'A person has decided this already.',
  'moderation.appealed': 'You have appealed already. Each decision can be appealed once.',
  'moderation.appeal-over': 'The {months} months for an appeal are over.',
  'moderation.points-changed':
    'This store has {points, plural, one {# point} other {# points}} by now: its strikes have changed. Look at them, then decide.',
  'moderation.nothing-to-answer': 'There is no strike left to answer.',
  'moderation.strike-over': 'This strike does not count any more.',
  'moderation.own-decision': 'This was your decision. Somebody else has to decide the appeal.',
  'moderation.own-store': 'You work in this store. Somebody else has to decide.',
}
