-- A statement whose money differs waits for a reason; told once a statement, however many lines differ.
create function tell_cash() returns trigger language plpgsql as $$
declare
  called text;
begin
  select s.reference into called from cash_statement s where s.id = new.statement_id;
  if tg_op = 'INSERT' then
    perform tell_staff('cashDiffers', new.statement_id::text, called, key => 'cashDiffers:' || new.statement_id);
  elsif not exists (select from cash_statement_line l where l.statement_id = new.statement_id
    and not l.reversed and l.reason = '' and l.remitted <> l.collected) then
    perform tell_staff('over', new.statement_id::text, '', '{}', array['cashDiffers']);
  end if;
  return null;
end $$;
create trigger tell_staff_new after insert on cash_statement_line for each row
  when (new.reason = '' and new.remitted <> new.collected) execute function tell_cash();
create trigger tell_staff_moved after update of reason, reversed on cash_statement_line for each row
  when (old.reason = '' and not old.reversed and old.remitted <> old.collected
    and (new.reason <> '' or new.reversed)) execute function tell_cash();
