'use client';

import { useEffect, useRef } from 'react';
import { questionnaireBehaviour } from './questionnaire-behaviour';

/** Attaches the one-question-at-a-time behaviour to the form that it stands in. */
export function QuestionnaireSteps() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = marker.current?.closest('form');
    return form ? questionnaireBehaviour(form) : undefined;
  }, []);
  return <span ref={marker} data-behaviour="questionnaire" hidden />;
}
