/** PayPal's issue names, each with the HTTP status it comes with and its usual description. */
export const ISSUES = {
  MALFORMED_REQUEST_JSON: [400, 'The request JSON is not well formed.'],
  MISSING_REQUIRED_PARAMETER: [400, 'A required field is missing.'],
  INVALID_PARAMETER_SYNTAX: [400, 'The value of a field does not conform to the expected format.'],
  INVALID_PARAMETER_VALUE: [400, 'The value of a field is invalid.'],
  INVALID_STRING_MAX_LENGTH: [400, 'The value of a field is too long.'],
  RESULTSET_TOO_LARGE: [
    400,
    'Result set size is greater than the maximum limit. Change the filter criteria and try again.',
  ],
  PAYPAL_REQUEST_ID_REQUIRED: [
    400,
    'A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a payment_source specified.',
  ],
  PERMISSION_DENIED: [403, 'You do not have permission to access or perform operations on this resource.'],
  INVALID_RESOURCE_ID: [
    404,
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  PREVIOUS_REQUEST_IN_PROGRESS: [
    409,
    'A previous request on this resource is currently in progress. Please wait for some time and try again.',
  ],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The server does not support the request payload’s media type.'],
  AMOUNT_MISMATCH: [
    422,
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ],
  CANNOT_BE_NEGATIVE: [422, 'Must be greater than or equal to zero.'],
  CANNOT_BE_ZERO_OR_NEGATIVE: [422, 'Must be greater than zero.'],
  CURRENCY_NOT_SUPPORTED: [422, 'Currency code is not currently supported.'],
  DECIMALS_NOT_SUPPORTED: [422, 'Currency does not support decimals.'],
  DECIMAL_PRECISION: [
    422,
    'If the currency supports decimals, only two decimal place precision is supported.',
  ],
  DUPLICATE_INVOICE_ID: [
    422,
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  ],
  INSTRUMENT_DECLINED: [
    422,
    'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
  ],
  ITEM_TOTAL_MISMATCH: [
    422,
    'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ],
  ITEM_TOTAL_REQUIRED: [422, 'If item details are specified, item_total should also be specified.'],
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [422, 'You have exceeded the maximum number of payment attempts.'],
  MULTI_CURRENCY_ORDER: [422, 'Multiple differing values of currency_code are not supported.'],
  NO_PAYMENT_SOURCE_PROVIDED: [422, 'A payment source must be provided for the request.'],
  CAPTURE_FULLY_REFUNDED: [422, 'The capture has already been fully refunded.'],
  DUPLICATE_REQUEST_ID: [422, 'The value of PayPal-Request-Id header has already been used.'],
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: [422, 'You have exceeded the number of refunds that can be processed.'],
  PARTIAL_REFUND_NOT_ALLOWED: [422, 'You cannot do a refund for an amount less than the original capture.'],
  PENDING_CAPTURE: [422, 'Cannot initiate a refund as the capture is pending.'],
  REFUND_AMOUNT_EXCEEDED: [422, 'The refund amount must be less than or equal to the remaining capture.'],
  REFUND_AMOUNT_TOO_LOW: [422, 'The amount after applying currency conversion is zero.'],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [422, 'Refund must be in the same currency as the capture.'],
  REFUND_FAILED_INSUFFICIENT_FUNDS: [422, 'The account does not have enough money for the refund.'],
  REFUND_NOT_ALLOWED: [422, 'Full refund refused: partial refund has already been done on this payment.'],
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: [
    422,
    'Refunds not allowed on this capture due to a chargeback on the card or bank.',
  ],
  REFUND_TIME_LIMIT_EXCEEDED: [422, 'You are over the time limit to perform a refund on this capture.'],
  TRANSACTION_DISPUTED: [422, 'Partial refunds cannot be offered at this time: there is an open case.'],
  ORDER_ALREADY_CAPTURED: [
    422,
    'Order already captured. If intent=CAPTURE only one capture per order is allowed.',
  ],
  ORDER_NOT_APPROVED: [422, 'Payer has not yet approved the Order for payment.'],
  PAYER_ACTION_REQUIRED: [422, 'Payer needs to perform the following action before proceeding with payment.'],
  TRANSACTION_REFUSED: [422, 'The request was refused.'],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error has occurred.'],
} as const satisfies Record<string, readonly [number, string]>;

export type Issue = keyof typeof ISSUES;
