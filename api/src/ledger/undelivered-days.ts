/** The days after a payment that count as the arrival of a parcel that nobody marks as delivered. */
export const undeliveredDays = 30
