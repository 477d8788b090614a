export const moderation = {
  'moderation.report-decided': 'Someone else has already decided this report.',
  'moderation.already-down': 'This is already taken down.',
  'moderation.countries-of-store': 'A store can only be taken down everywhere.',
  'moderation.warning-of-store': 'Only the buyers of a product can be warned.',
  'moderation.restored': 'This is no longer taken down.',
  'moderation.appeal-waits': 'The store has appealed. Decide the appeal.',
  'moderation.no-appeal': 'There is no appeal to decide. Someone else may have decided it.',
  'moderation.confirmed': 'A person has already decided this.',
  'moderation.appealed': 'You have already appealed. You can appeal once against each decision.',
  'moderation.appeal-over': 'You can no longer appeal. The {months} months for an appeal have passed.',
  'moderation.points-changed':
    'This store’s strikes have changed. It now has {points, plural, one {# point} other {# points}}. Check them, then decide.',
  'moderation.nothing-to-answer': 'There are no strikes left to answer.',
  'moderation.strike-over': 'This strike no longer counts.',
  'moderation.own-decision': 'This was your decision. Someone else must decide the appeal.',
  'moderation.own-store': 'You work in this store. Someone else must decide.',
}
