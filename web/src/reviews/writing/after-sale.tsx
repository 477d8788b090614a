import { ParcelRequests } from '../../requests/asking/parcel-requests.tsx'
import { ParcelReviews } from './parcel-reviews.tsx'

/** What a buyer can do with a parcel after the sale: review it, or ask for something. */
export function AfterSale(parcel: { token: string; number: string }) {
  return (
    <>
      <ParcelReviews {...parcel} />
      <ParcelRequests {...parcel} />
    </>
  )
}
