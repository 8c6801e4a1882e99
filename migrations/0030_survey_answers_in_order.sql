-- A survey's table for spreadsheets goes on after the last row it wrote; by the key of all answers alone it
-- read those of every other survey on its way. `id` never changes, so drafts are still rewritten in place.
create index survey_answer_survey on survey_answer (survey_id, id);
